import type { PlayerInvoiceEvents } from '@trattativa/contract/billing/invoices/events';
import type { PaymentEvents } from '@trattativa/contract/billing/payments/events';
import type { NotificationKind } from '@trattativa/contract/insight/notifications/notification-kinds';
import type { RepresentationEvents } from '@trattativa/contract/representation/subscriptions/events';
import { listStaffAccounts } from '../../../people/portfolios.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { findRepresentation } from '../../../representation/subscriptions.ts';
import { type NotificationParams, rule } from '../notification-rule.ts';

type ToThePlayer = Exclude<keyof RepresentationEvents, 'representation.withdrawn'>;

const kinds: Record<ToThePlayer, NotificationKind> = {
  'representation.activated': 'representationActivated',
  'representation.ended': 'representationEnded',
  'representation.ending': 'representationEnding',
  'representation.balanceDue': 'balanceDue',
  'representation.balanceReminded': 'balanceReminded',
  'representation.balancePaid': 'balancePaid',
  'representation.balanceCancelled': 'balanceCancelled',
};

/** What became of a representation: its player, who has a mail too. */
export const representationRule = rule<ToThePlayer>({
  types: [
    'representation.activated',
    'representation.ended',
    'representation.ending',
    'representation.balanceDue',
    'representation.balanceReminded',
    'representation.balancePaid',
    'representation.balanceCancelled',
  ],
  notices: async (_tx, { type, data }) => [
    {
      kind: kinds[type],
      accounts: [data.accountId],
      about: data.representationId,
      params: type === 'representation.ending' && 'days' in data ? { days: data.days } : {},
      target: '/procuraPayment',
      mailed: true,
    },
  ],
});

/** A player withdrew: staff, who refund the activation. */
export const withdrawalRule = rule({
  types: ['representation.withdrawn'],
  notices: async (tx, { data }) => [
    {
      kind: 'representationWithdrawn',
      accounts: await listStaffAccounts(tx),
      about: data.representationId,
      params: data.playerId === null ? {} : { playerId: data.playerId },
      target: '/payments?waiting=1',
    },
  ],
});

const invoiceKinds: Record<keyof PlayerInvoiceEvents, NotificationKind> = {
  'playerInvoice.issued': 'playerInvoiceIssued',
  'playerInvoice.credited': 'playerInvoiceCredited',
};

/** A document was issued to a player, who has a mail too. */
export const playerInvoiceRule = rule<keyof PlayerInvoiceEvents>({
  types: ['playerInvoice.issued', 'playerInvoice.credited'],
  notices: async (_tx, { type, data }) => [
    {
      kind: invoiceKinds[type],
      accounts: [data.accountId],
      about: data.playerInvoiceId,
      params: {},
      target: `/invoicesPlayers/${data.playerInvoiceId}`,
      mailed: true,
    },
  ],
});

/** Money went back: the payer. */
export const refundRule = rule({
  types: ['payment.refunded'],
  notices: async (_tx, { data }) => [
    {
      kind: 'paymentRefunded',
      accounts: [data.accountId],
      about: data.paymentId,
      params: {},
      target: '/procuraPayment',
    },
  ],
});

const troubleKinds = {
  'payment.refundFailed': 'refundFailed',
  'payment.disputed': 'paymentDisputed',
  'payment.reportUnapplied': 'paymentReportUnapplied',
} as const satisfies Partial<Record<keyof PaymentEvents, NotificationKind>>;

/** Money did not go back, a bank takes it back, or the provider contradicts our records: staff. */
export const paymentTroubleRule = rule<keyof typeof troubleKinds>({
  types: ['payment.refundFailed', 'payment.disputed', 'payment.reportUnapplied'],
  notices: async (tx, { type, data }) => [
    {
      kind: troubleKinds[type],
      accounts: await listStaffAccounts(tx),
      about: data.paymentId,
      params: await payerOf(tx, data.representationId),
      target: '/payments?waiting=1',
    },
  ],
});

async function payerOf(tx: Transaction, representationId: number): Promise<NotificationParams> {
  const representation = await findRepresentation(tx, representationId);
  return representation?.player_id == null ? {} : { playerId: representation.player_id };
}
