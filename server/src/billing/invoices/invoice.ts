import type { InvoiceStatus } from '@trattativa/domain/billing/invoice-statuses';
import type { ManagedLevel } from '@trattativa/domain/identity/agent-types';
import type { Columns } from '../../platform/database/database.ts';

/** Who issued an invoice, as they were on that day. */
export interface Issuer {
  name: string;
  address: string;
  vatNumber: string;
}

/** To whom, as they were on that day. */
export interface Buyer {
  name: string;
  address: string;
  city: string;
  country: string;
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
  > {
  issuer: Issuer;
  buyer: Buyer;
  status: InvoiceStatus;
  agent_id: number | null;
  proposer_account_id: number;
}

export type CreditNoteRow = Columns<
  'credit_notes',
  'id' | 'year' | 'number' | 'amount_cents' | 'net_cents' | 'vat_cents' | 'reason' | 'issued_on'
>;

/** The number as it is printed. */
export function numberOf({ number, year }: Pick<InvoiceRow, 'number' | 'year'>): string {
  return `${number}/${year}`;
}

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

const inItaly = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Rome', dateStyle: 'short' });

/** The day that an instant has where the operator keeps the books, `YYYY-MM-DD`: the year of the number is that day's. */
export function bookingDay(at: Date): string {
  return inItaly.format(at);
}
