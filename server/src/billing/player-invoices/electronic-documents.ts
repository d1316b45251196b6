import type { BillingDetails } from '@trattativa/domain/billing/electronic-invoice';
import { translate } from '@trattativa/texts/translate';
import { readSettings } from '../../identity/platform-settings.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { listBillingDetails } from '../details/billing-details.repository.ts';
import { completedDetails } from '../details/buyer-details.ts';
import { type BillingFacts, documentParties } from '../electronic/document-parties.ts';
import type { ElectronicBuyer, IssuedDocument } from '../electronic/issued-document.ts';
import {
  type PlayerCreditNoteRow,
  type PlayerInvoiceRow,
  playerCreditNumberOf,
  playerNumberOf,
} from './player-invoice.ts';
import { listActivationInvoices } from './player-invoices.repository.ts';

/** What the electronic invoices of a player need beside the invoice. */
export interface PlayerBillingFacts extends BillingFacts {
  /** The number of the activation's invoice, of a balance from which it was deducted. */
  activation: string | null;
}

/** Billing facts of many invoices, read together. */
export async function playerBillingFacts(
  db: Queryable,
  invoices: readonly PlayerInvoiceRow[],
): Promise<(invoice: PlayerInvoiceRow) => PlayerBillingFacts> {
  const operatorNow = (await readSettings(db)).invoices.operator;
  const details = await listBillingDetails(db, { accountIds: invoices.map(({ account_id }) => account_id) });
  const activations = await listActivationInvoices(
    db,
    invoices.flatMap((invoice) => (invoice.deducted_cents > 0 ? [invoice.representation_id] : [])),
  );
  return ({ account_id, representation_id, deducted_cents }) => {
    const activation = deducted_cents > 0 ? activations.get(representation_id) : undefined;
    return {
      operatorNow,
      detailsNow: details.get(account_id) ?? null,
      activation: activation ? playerNumberOf(activation) : null,
    };
  };
}

/** A player's invoice as its electronic invoice needs it; the texts of that are Italian. */
export function documentOfPlayerInvoice(
  invoice: PlayerInvoiceRow,
  facts: PlayerBillingFacts,
): IssuedDocument {
  const line = { description: serviceOf(invoice), cents: invoice.price_cents, discountCents: 0 };
  const deducted = {
    description: facts.activation
      ? translate('it', 'player-invoices:deductedOf', { number: facts.activation })
      : translate('it', 'player-invoices:deducted'),
    cents: -invoice.deducted_cents,
    discountCents: 0,
  };
  return {
    ...partiesOf(invoice, facts),
    kind: 'playerInvoice',
    id: invoice.id,
    transmission: invoice.transmission,
    number: playerNumberOf(invoice),
    issuedOn: invoice.issued_on,
    lines: invoice.deducted_cents > 0 ? [line, deducted] : [line],
    netCents: invoice.net_cents,
    vatCents: invoice.vat_cents,
    vatPercent: invoice.vat_percent,
    reason: null,
    related: null,
    payment: 'card',
  };
}

export function documentOfPlayerCredit(
  invoice: PlayerInvoiceRow,
  note: PlayerCreditNoteRow,
  facts: PlayerBillingFacts,
): IssuedDocument {
  return {
    ...partiesOf(invoice, facts),
    kind: 'playerCreditNote',
    id: note.id,
    transmission: note.transmission,
    number: playerCreditNumberOf(note),
    issuedOn: note.issued_on,
    lines: [{ description: serviceOf(invoice), cents: note.amount_cents, discountCents: 0 }],
    netCents: note.net_cents,
    vatCents: note.vat_cents,
    vatPercent: invoice.vat_percent,
    reason: note.reason || null,
    related: { number: playerNumberOf(invoice), issuedOn: invoice.issued_on },
    payment: null,
  };
}

function partiesOf({ id, issuer, buyer }: PlayerInvoiceRow, facts: PlayerBillingFacts) {
  const details = 'erased' in buyer ? null : buyer.details;
  return documentParties({ id, issuer, details }, facts, (...known) => buyerOf(buyer, ...known));
}

function buyerOf(
  buyer: PlayerInvoiceRow['buyer'],
  ...details: [BillingDetails | null, BillingDetails | null]
): ElectronicBuyer | null {
  if ('erased' in buyer) return null;
  const { firstName, lastName } = buyer;
  return {
    ...completedDetails(...details, buyer),
    is: 'person',
    name: `${firstName} ${lastName}`.trim(),
    firstName,
    lastName,
  };
}

function serviceOf({ service }: PlayerInvoiceRow): string {
  return translate('it', `payments:item.${service}`);
}
