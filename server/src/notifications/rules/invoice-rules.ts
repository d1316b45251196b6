import { listMakerAccounts } from '../../requests/recipients.repository.ts';
import { findInvoicedPlayer } from '../notification-facts.repository.ts';
import { rule } from '../notification-rule.ts';

/** An invoice has its number: the club that pays it, which has a mail too. */
export const invoiceRule = rule({
  types: ['invoice.issued'],
  async notices(tx, { data: { negotiationId, teamId } }) {
    const playerId = await findInvoicedPlayer(tx, negotiationId);
    return [
      {
        kind: 'invoiceIssued',
        accounts: await listMakerAccounts(tx, teamId),
        about: teamId,
        params: { teamId, ...(playerId !== null && { playerId }) },
        target: '/invoicesTeams',
        mailed: true,
      },
    ];
  },
});
