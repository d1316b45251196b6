import type { BillingDetails } from '@trattativa/domain/billing/electronic-invoice';
import type { InvoiceStatus } from '@trattativa/domain/billing/invoice-statuses';
import type { ManagedLevel } from '@trattativa/domain/identity/agent-types';
import type { Columns } from '../../platform/database/database.ts';
import { numberOf } from '../documents/document-number.ts';
import type { Issuer } from '../documents/issuer.ts';

/** Club to which an invoice was made out, as it was on that day. */
export interface Buyer {
  name: string;
  address: string;
  city: string;
  country: string;
  /** Absent in older invoices; null: nothing was saved. */
  details?: BillingDetails | null;
}

/** An invoice as the database keeps it, with the parties of its negotiation. Money in euro cents. */
export interface InvoiceRow
  extends Columns<
    'team_invoices',
    | 'id'
    | 'year'
    | 'number'
    | 'negotiation_id'
    | 'team_id'
    | 'title'
    | 'level'
    | 'salary_cents'
    | 'value_cents'
    | 'discount_cents'
    | 'net_cents'
    | 'vat_cents'
    | 'vat_percent'
    | 'issued_on'
    | 'paid_on'
    | 'credited_cents'
    | 'version'
    | 'transmission'
  > {
  issuer: Issuer;
  buyer: Buyer;
  status: InvoiceStatus;
  agent_id: number | null;
  proposer_account_id: number;
}

export type CreditNoteRow = Columns<
  'credit_notes',
  | 'id'
  | 'year'
  | 'number'
  | 'amount_cents'
  | 'net_cents'
  | 'vat_cents'
  | 'reason'
  | 'issued_on'
  | 'transmission'
>;

/** Credit notes have a series of their own. */
export function creditNumberOf(note: Pick<CreditNoteRow, 'number' | 'year'>): string {
  return `NC ${numberOf(note)}`;
}

/** The part of football that a level belongs to: the first three tiers, the others, the youth sector. */
export function areaOf(level: number): ManagedLevel {
  if (level === 15) return 'youth';
  return level <= 2 ? 'pro' : 'amateur';
}

/** What is still owed of an invoice that is not paid. */
export function openCents(
  invoice: Pick<InvoiceRow, 'value_cents' | 'discount_cents' | 'credited_cents'>,
): number {
  return invoice.value_cents - invoice.discount_cents - invoice.credited_cents;
}
