import type { JournalRow } from '@trattativa/domain/billing/journal-accounts';
import type { PaymentPurpose } from '@trattativa/domain/billing/payment-statuses';

/** The provider has a player's money: it settles what the player owes, or is to be invoiced. */
export function chargeRows(accountId: number, amountCents: number): JournalRow[] {
  return [
    { account: 'provider', amountCents },
    { account: 'players', partyId: accountId, amountCents: -amountCents },
  ];
}

/** The provider paid money back to a player. */
export function refundRows(accountId: number, amountCents: number): JournalRow[] {
  return chargeRows(accountId, -amountCents);
}

/** A final balance is due, not yet invoiced; negative: it is cancelled. */
export function balanceRows(accountId: number, amountCents: number): JournalRow[] {
  return [
    { account: 'players', partyId: accountId, amountCents },
    { account: 'accruedBalances', amountCents: -amountCents },
  ];
}

/** A player's invoice. That of a balance takes the place of the claim that was posted when it became due. */
export function playerInvoiceRows(invoice: {
  purpose: PaymentPurpose;
  accountId: number;
  netCents: number;
  vatCents: number;
}): JournalRow[] {
  const amountCents = invoice.netCents + invoice.vatCents;
  const claim: JournalRow =
    invoice.purpose === 'balance'
      ? { account: 'accruedBalances', amountCents }
      : { account: 'players', partyId: invoice.accountId, amountCents };
  return [
    claim,
    { account: 'representationRevenue', amountCents: -invoice.netCents },
    { account: 'vat', amountCents: -invoice.vatCents },
  ];
}

/** What a credit note takes off a player's invoice. */
export function playerCreditNoteRows(note: {
  accountId: number;
  netCents: number;
  vatCents: number;
}): JournalRow[] {
  return [
    { account: 'players', partyId: note.accountId, amountCents: -(note.netCents + note.vatCents) },
    { account: 'representationRevenue', amountCents: note.netCents },
    { account: 'vat', amountCents: note.vatCents },
  ];
}

/** The provider holds money back while a charge is disputed; negative: it gives the money again. */
export function disputeRows(amountCents: number): JournalRow[] {
  return [
    { account: 'provider', amountCents: -amountCents },
    { account: 'disputed', amountCents },
  ];
}

/** A dispute was lost: the money is gone. */
export function lostDisputeRows(amountCents: number): JournalRow[] {
  return [
    { account: 'disputed', amountCents: -amountCents },
    { account: 'disputeLosses', amountCents },
  ];
}
