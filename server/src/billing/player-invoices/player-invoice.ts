import type { BillingDetails } from '@trattativa/domain/billing/electronic-invoice';
import type {
  PaymentProviderName,
  PaymentPurpose,
  PaymentStatus,
} from '@trattativa/domain/billing/payment-statuses';
import type { Columns } from '../../platform/database/database.ts';
import { numberOf } from '../documents/document-number.ts';
import type { Issuer } from '../documents/issuer.ts';

/** Player to whom an invoice was made out, as they were on that day; erased: nothing but a number is left. */
export type PlayerBuyer =
  | {
      firstName: string;
      lastName: string;
      address: string;
      city: string;
      country: string;
      details: BillingDetails | null;
    }
  | { erased: true; name: string };

/** An invoice to a player as the database keeps it, with its payment's status. Money in euro cents. */
export interface PlayerInvoiceRow
  extends Columns<
    'player_invoices',
    | 'id'
    | 'year'
    | 'number'
    | 'payment_id'
    | 'representation_id'
    | 'account_id'
    | 'price_cents'
    | 'deducted_cents'
    | 'amount_cents'
    | 'net_cents'
    | 'vat_cents'
    | 'vat_percent'
    | 'months'
    | 'starts_at'
    | 'ends_at'
    | 'issued_on'
    | 'credited_cents'
    | 'version'
    | 'transmission'
  > {
  service: PaymentPurpose;
  provider: PaymentProviderName;
  issuer: Issuer;
  buyer: PlayerBuyer;
  payment_status: PaymentStatus;
  player_id: number | null;
}

export type PlayerCreditNoteRow = Columns<
  'player_credit_notes',
  | 'id'
  | 'year'
  | 'number'
  | 'invoice_id'
  | 'amount_cents'
  | 'net_cents'
  | 'vat_cents'
  | 'reason'
  | 'issued_on'
  | 'transmission'
>;

/** The number as it is printed; the letter keeps it apart from the numbers of invoices to clubs. */
export function playerNumberOf(invoice: Pick<PlayerInvoiceRow, 'number' | 'year'>): string {
  return `P ${numberOf(invoice)}`;
}

/** Credit notes of players' invoices have a series of their own. */
export function playerCreditNumberOf(note: Pick<PlayerCreditNoteRow, 'number' | 'year'>): string {
  return `NCP ${numberOf(note)}`;
}

export function buyerName(buyer: PlayerBuyer): string {
  return 'erased' in buyer ? buyer.name : `${buyer.firstName} ${buyer.lastName}`.trim();
}
