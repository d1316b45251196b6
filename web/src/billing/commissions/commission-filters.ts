import { type InstalmentState, instalmentStates } from '@trattativa/domain/billing/commissions';
import { cutText } from '@trattativa/domain/platform/cut-text';
import { paths } from '../../platform/paths.ts';
import type { FilterSchema, Filters } from '../../ui/filter/address-filters.ts';
import type { InstalmentsQuery } from './commissions.queries.ts';

/** The filters of the list as the address spells them. Without a state the list shows what is not settled. */
export const commissionFilters = {
  text: 'text',
  state: 'text',
  month: 'text',
} as const satisfies FilterSchema;

export type CommissionFilters = Filters<typeof commissionFilters>;

const open: InstalmentState[] = ['due', 'late'];

/** What the service is asked; what an edited address holds beyond the service's limits counts as not filtered. */
export function instalmentsQuery(filters: CommissionFilters): InstalmentsQuery {
  const query: InstalmentsQuery = {};
  const text = cutText(filters.text.trim(), 80);
  if (text) query.text = text;
  if (isMonth(filters.month)) query.month = filters.month;
  const state = instalmentStates.find((known) => known === filters.state);
  if (state) query.states = [state];
  else if (filters.state !== 'all') query.states = open;
  return query;
}

/** A month as the service takes it, `2026-10`. */
export function isMonth(text: string): boolean {
  return /^(?:19|2[01])\d\d-(?:0[1-9]|1[0-2])$/.test(text);
}

/** The page of one commission. */
export function commissionPath(commissionId: number): string {
  return `${paths.commissions}/${commissionId}`;
}

/** The list behind a sum: a state, of one month where given. */
export function instalmentsPath(state: InstalmentState, month?: string): string {
  return `${paths.commissions}?state=${state}${month === undefined ? '' : `&month=${month}`}`;
}
