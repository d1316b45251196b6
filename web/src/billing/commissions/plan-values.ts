import type { Commission } from '@trattativa/contract/billing/commissions/commission';
import { firstDueDays, monthsLater, usualVatPercent } from '@trattativa/domain/billing/commissions';
import { splitEvenly } from '@trattativa/domain/platform/money-shares';

/** The form of a plan. The last part is not typed: it takes what is left. */
export interface PlanValues {
  /** Whole euros; only where the agent states the amount. */
  amount: number | null;
  vatPercent: number | null;
  instalments: { dueOn: string; amount: number | null }[];
}

type Settled = Pick<Commission['instalments'][number], 'clubPaidOn' | 'receivedOn' | 'waivedOn' | 'lapsedOn'>;

/** Whether something has been said of an instalment, or it fell away: a new plan leaves it as it is. */
export function isSettled({ clubPaidOn, receivedOn, waivedOn, lapsedOn }: Settled): boolean {
  return clubPaidOn !== null || receivedOn !== null || waivedOn !== null || lapsedOn !== null;
}

const cents = (euros: number | null) => Math.round((euros ?? 0) * 100);

/** What the parts must sum to, in cents: the amount less the instalments that stay. */
export function leftCents(commission: Commission | null, amount: number | null): number {
  const settled = commission?.instalments.filter(isSettled) ?? [];
  const total = commission && !commission.can.stateAmount ? commission.amount : amount;
  return cents(total) - settled.reduce((sum, part) => sum + cents(part.amount), 0);
}

/** What the last part takes, in cents; below nothing where the others exceed what is to be divided. */
export function restCents(left: number, instalments: PlanValues['instalments']): number {
  return left - instalments.slice(0, -1).reduce((sum, part) => sum + cents(part.amount), 0);
}

/** The plan in force as the form begins with it. `today` is `YYYY-MM-DD`. */
export function planValues(commission: Commission | null, today: string): PlanValues {
  const open = commission?.instalments.filter((instalment) => !isSettled(instalment)) ?? [];
  const first = new Date(Date.parse(`${today}T00:00:00Z`) + firstDueDays * 86_400_000);
  return {
    amount: commission?.amount ?? null,
    vatPercent: commission?.vatPercent ?? usualVatPercent,
    instalments:
      open.length > 0
        ? open.map(({ dueOn, amount }) => ({ dueOn, amount }))
        : [{ dueOn: first.toISOString().slice(0, 10), amount: null }],
  };
}

/** As many parts of the same size, month by month from the first one's day. */
export function divided(
  left: number,
  count: number,
  before: PlanValues['instalments'],
): PlanValues['instalments'] {
  const firstDay = before[0]?.dueOn ?? '';
  const parts = left >= count ? splitEvenly(left, count) : [];
  return Array.from({ length: count }, (_, index) => ({
    dueOn: before[index]?.dueOn ?? (firstDay ? monthsLater(firstDay, index) : ''),
    amount: parts[index] === undefined ? null : parts[index] / 100,
  }));
}
