import type { InvoiceOutcome } from '@trattativa/contract/billing/invoices/events';
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

const kinds: Record<InvoiceOutcome, NotificationKind> = {
  'invoice.paid': 'invoicePaid',
  'invoice.paymentTakenBack': 'invoiceOpenAgain',
  'invoice.reduced': 'invoiceReduced',
  'invoice.cancelled': 'invoiceCancelled',
};

/** What became of it: the same people. */
export const invoiceOutcomeRule = rule<InvoiceOutcome>({
  types: ['invoice.paid', 'invoice.paymentTakenBack', 'invoice.reduced', 'invoice.cancelled'],
  notices: async (tx, { type, data }) => [await toTheClub(tx, data, kinds[type])],
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
