import type { JournalRow } from '@trattativa/domain/billing/journal-accounts';
import { splitVat } from '@trattativa/domain/platform/vat';

/** An invoice to a club as far as the journal is concerned. Money in euro cents. */
export interface InvoicedDeal {
  teamId: number;
  valueCents: number;
  discountCents: number;
  netCents: number;
  vatCents: number;
  vatPercent: number;
}

/** A club's invoice at its full value. */
export function invoiceRows({ teamId, valueCents, vatPercent }: InvoicedDeal): JournalRow[] {
  const { net, vat } = splitVat(valueCents, vatPercent);
  return [
    { account: 'teams', partyId: teamId, amountCents: valueCents },
    { account: 'mediationRevenue', amountCents: -net },
    { account: 'vat', amountCents: -vat },
  ];
}

/** What a discount takes off a club's invoice; its tax is what the invoice charges less than the full value would. */
export function discountRows(deal: InvoicedDeal): JournalRow[] {
  const { net, vat } = splitVat(deal.valueCents, deal.vatPercent);
  return [
    { account: 'teams', partyId: deal.teamId, amountCents: -deal.discountCents },
    { account: 'discounts', amountCents: net - deal.netCents },
    { account: 'vat', amountCents: vat - deal.vatCents },
  ];
}

/** What a credit note takes off a club's invoice. */
export function creditNoteRows(note: {
  teamId: number;
  amountCents: number;
  netCents: number;
  vatCents: number;
}): JournalRow[] {
  return [
    { account: 'teams', partyId: note.teamId, amountCents: -note.amountCents },
    { account: 'mediationRevenue', amountCents: note.netCents },
    { account: 'vat', amountCents: note.vatCents },
  ];
}

/** What a club paid outside of the platform; negative: the payment is taken back. */
export function transferRows(teamId: number, amountCents: number): JournalRow[] {
  return [
    { account: 'bank', amountCents },
    { account: 'teams', partyId: teamId, amountCents: -amountCents },
  ];
}
