import type { InvoiceChange } from '@trattativa/contract/billing/invoices/events';
import type { NotificationKind } from '@trattativa/contract/insight/notifications/notification-kinds';
import { listMakerAccounts } from '../../../market/requests.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { findInvoicedPlayer } from '../notification-facts.repository.ts';
import { rule } from '../notification-rule.ts';

/** An invoice has its number: the club that pays it, which has a mail too. */
export const invoiceRule = rule({
  types: ['invoice.issued'],
  notices: async (tx, { data }) => [{ ...(await toTheClub(tx, data, 'invoiceIssued')), mailed: true }],
});

const kinds = {
  paid: 'invoicePaid',
  paymentTakenBack: 'invoiceOpenAgain',
  reduced: 'invoiceReduced',
  cancelled: 'invoiceCancelled',
} as const satisfies Record<InvoiceChange, NotificationKind>;

/** What became of it: the same people. */
export const invoiceChangeRule = rule({
  types: ['invoice.changed'],
  // One that was recorded before it said what happened tells nobody.
  notices: async (tx, { data }) => (data.what ? [await toTheClub(tx, data, kinds[data.what])] : []),
});

async function toTheClub(
  tx: Transaction,
  { negotiationId, teamId }: { negotiationId: number; teamId: number },
  kind: NotificationKind,
) {
  const playerId = await findInvoicedPlayer(tx, negotiationId);
  return {
    kind,
    accounts: await listMakerAccounts(tx, teamId),
    about: teamId,
    params: { teamId, ...(playerId !== null && { playerId }) },
    target: '/invoicesTeams',
  };
}
