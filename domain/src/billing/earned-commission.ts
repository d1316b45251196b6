import { daysOfSeason, seasonOf } from '../people/season.ts';
import { percentOf } from '../platform/money-shares.ts';
import { daysAfter, daysBetween, monthsAfter } from '../platform/plain-date.ts';
import type { ReckonedCommission } from './commissions.ts';

/** A contract that something ended before its agreed day. Days are `YYYY-MM-DD`, first and last one included. */
export interface EndedContract {
  startsOn: string;
  endsOn: string;
  /** The day before the first one: it never began. */
  endedOn: string;
}

/** Days of a contract with the pay that a commission counts for them. */
interface PaidDays {
  from: string;
  to: string;
  cents: number;
}

/**
 * What a commission is worth when the contract ends early: its percentage of the pay that was earned until then, by days. Null: it
 * does not depend on pay, so that it stays. `seasonCents` is the pay of each season.
 */
export function earnedCommission(
  { amountCents, percent, base, baseCents, source }: ReckonedCommission,
  contract: EndedContract,
  seasonCents: readonly number[],
): number | null {
  // An amount that the agent stated is no percentage, whatever the deal said.
  if (source === 'agent' || amountCents === null || percent === null || base === null || baseCents === null)
    return null;
  const paid = paidDays(base, baseCents, contract, seasonCents);
  if (paid === null) return null;
  const earned = paid.reduce((sum, days) => sum + earnedOf(days, contract.endedOn), 0);
  return Math.min(amountCents, percentOf(earned, percent));
}

function paidDays(
  base: NonNullable<ReckonedCommission['base']>,
  cents: number,
  { startsOn, endsOn }: EndedContract,
  seasonCents: readonly number[],
): PaidDays[] | null {
  const until = (day: string) => [{ from: startsOn, to: day < endsOn ? day : endsOn, cents }];
  switch (base) {
    case 'seasonPay':
      return until(seasonsBetween(startsOn, endsOn)[0]?.to ?? endsOn);
    case 'contractPay': {
      const seasons = seasonsBetween(startsOn, endsOn);
      const sum = seasonCents.reduce((total, one) => total + one, 0);
      // What the ledger entered may be another number of seasons than the offer: then every day is worth the same.
      if (seasons.length !== seasonCents.length || sum !== cents) return until(endsOn);
      return seasons.map((days, index) => ({ ...days, cents: seasonCents[index] ?? 0 }));
    }
    case 'yearlySalary':
      return until(daysAfter(monthsAfter(startsOn, 12), -1));
    case 'monthlySalary':
      return until(daysAfter(monthsAfter(startsOn, 1), -1));
    case 'transactionCost':
    case 'signOnBonus':
      return null;
  }
}

/** The days of a contract by season. One that ends with the calendar year is of a league that plays in it. */
function seasonsBetween(startsOn: string, endsOn: string): { from: string; to: string }[] {
  const firstMonth = endsOn.endsWith('-12-31') ? 1 : undefined;
  const seasons: { from: string; to: string }[] = [];
  for (let from = startsOn; from <= endsOn; ) {
    const { to } = daysOfSeason(seasonOf(from, firstMonth), firstMonth);
    seasons.push({ from, to: to < endsOn ? to : endsOn });
    from = daysAfter(to, 1);
  }
  return seasons;
}

/** The pay of these days until one of them, rounded half up to the cent. */
function earnedOf({ from, to, cents }: PaidDays, endedOn: string): number {
  const all = daysBetween(from, to) + 1;
  const held = Math.max(0, Math.min(all, daysBetween(from, endedOn) + 1));
  return Number((BigInt(cents) * BigInt(held) * 2n + BigInt(all)) / (BigInt(all) * 2n));
}

/** An instalment as far as an early end concerns it: what was paid or said to be, or waived by the agent; what is open; what fell away. */
export interface DividedInstalment {
  id: number;
  dueOn: string;
  amountCents: number;
  standing: 'settled' | 'open' | 'lapsed';
}

export interface LapsingPart {
  id: number;
  /** What stays due of an open instalment, and what falls away; their sum is its amount. */
  keptCents: number;
  lapsedCents: number;
}

/**
 * What falls away of the open instalments, by due day, so that no more than what was earned is asked for. What was paid stays paid, also
 * beyond it; what the agent waived is asked for in no later instalment. Only the instalments that lose something are answered; doing it again answers none.
 */
export function unearnedParts(earnedCents: number, instalments: readonly DividedInstalment[]): LapsingPart[] {
  const settled = instalments.filter(({ standing }) => standing === 'settled');
  const open = instalments
    .filter(({ standing }) => standing === 'open')
    .sort((one, other) => (one.dueOn === other.dueOn ? one.id - other.id : one.dueOn < other.dueOn ? -1 : 1));
  let left = Math.max(0, earnedCents - sumOf(settled));
  return open.flatMap(({ id, amountCents }) => {
    const keptCents = Math.min(amountCents, left);
    left -= keptCents;
    return keptCents === amountCents ? [] : [{ id, keptCents, lapsedCents: amountCents - keptCents }];
  });
}

function sumOf(instalments: readonly DividedInstalment[]): number {
  return instalments.reduce((sum, { amountCents }) => sum + amountCents, 0);
}
