import { invoiceStatuses, invoiceYears } from '@trattativa/domain/billing/invoice-statuses';
import { idOf } from '@trattativa/domain/platform/named-ids';
import { isWithin } from '@trattativa/domain/platform/number-limits';
import type { FilterSchema, Filters } from '../../../ui/filter/address-filters.ts';
import { searchText } from '../../../ui/filter/address-filters.ts';
import type { InvoicesQuery } from '../invoices.queries.ts';

/** The filters of the list as the address spells them. */
export const invoiceFilters = {
  text: 'text',
  year: 'number',
  status: 'number',
  club: 'number',
} as const satisfies FilterSchema;

export type InvoiceFilters = Filters<typeof invoiceFilters>;

/** What the service is asked; what an edited address holds beyond the service's limits counts as not filtered. */
export function invoicesQuery(filters: InvoiceFilters): InvoicesQuery {
  const query: InvoicesQuery = {};
  const { year, status, club } = filters;
  const text = searchText(filters.text);
  if (text) query.text = text;
  if (year !== null && isWithin(year, invoiceYears)) query.year = year;
  const known = idOf(invoiceStatuses, status);
  if (known !== undefined) query.status = known;
  if (club !== null && club > 0) query.teamId = club;
  return query;
}
