import { translate } from '@trattativa/texts/translate';
import { readSettings } from '../../identity/platform-settings.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { listBillingDetails } from '../details/billing-details.repository.ts';
import { completedDetails } from '../details/buyer-details.ts';
import { numberOf } from '../documents/document-number.ts';
import { type BillingFacts, documentParties } from '../electronic/document-parties.ts';
import type { IssuedDocument } from '../electronic/issued-document.ts';
import { type CreditNoteRow, creditNumberOf, type InvoiceRow } from './invoice.ts';

/** What the electronic invoices of clubs need beside each invoice, read together. */
export async function teamBillingFacts(
  db: Queryable,
  invoices: readonly InvoiceRow[],
): Promise<(invoice: InvoiceRow) => BillingFacts> {
  const operatorNow = (await readSettings(db)).invoices.operator;
  const details = await listBillingDetails(db, { teamIds: invoices.map(({ team_id }) => team_id) });
  return ({ team_id }) => ({ operatorNow, detailsNow: details.get(team_id) ?? null });
}

/** A club's invoice as its electronic invoice needs it; the texts of that are Italian. */
export function documentOfTeamInvoice(invoice: InvoiceRow, facts: BillingFacts): IssuedDocument {
  return {
    ...partiesOf(invoice, facts),
    kind: 'teamInvoice',
    id: invoice.id,
    transmission: invoice.transmission,
    number: numberOf(invoice),
    issuedOn: invoice.issued_on,
    lines: [
      { description: serviceOf(invoice), cents: invoice.value_cents, discountCents: invoice.discount_cents },
    ],
    netCents: invoice.net_cents,
    vatCents: invoice.vat_cents,
    vatPercent: invoice.vat_percent,
    reason: null,
    related: null,
    payment: 'transfer',
  };
}

export function documentOfTeamCredit(
  invoice: InvoiceRow,
  note: CreditNoteRow,
  facts: BillingFacts,
): IssuedDocument {
  return {
    ...partiesOf(invoice, facts),
    kind: 'teamCreditNote',
    id: note.id,
    transmission: note.transmission,
    number: creditNumberOf(note),
    issuedOn: note.issued_on,
    lines: [{ description: serviceOf(invoice), cents: note.amount_cents, discountCents: 0 }],
    netCents: note.net_cents,
    vatCents: note.vat_cents,
    vatPercent: invoice.vat_percent,
    reason: note.reason,
    related: { number: numberOf(invoice), issuedOn: invoice.issued_on },
    payment: null,
  };
}

function partiesOf({ id, issuer, buyer }: InvoiceRow, facts: BillingFacts) {
  const { name, details = null } = buyer;
  return documentParties({ id, issuer, details }, facts, (...known) => ({
    ...completedDetails(...known, buyer),
    is: 'company',
    name,
  }));
}

function serviceOf({ title }: InvoiceRow): string {
  return translate('it', 'invoice-pdf:service', { player: title });
}
