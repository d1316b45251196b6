import { daysAfter, monthsAfter, monthsBefore } from '../../platform/plain-date.ts';
import { findRule, type RulePacks } from './rule.ts';

/** Months before a contract's end in which the player may sign elsewhere, by the association's rule; null: none is known. */
export function monthsToSign(packs: RulePacks, day: string, association: string | null): number | null {
  const rule = findRule(packs, 'approachOfBound', { day, association: association ?? undefined });
  return rule?.figures.monthsBeforeEnd ?? null;
}

interface BoundPlayer {
  contractEnd: string | null;
  registeredAssociation: string | null;
}

/**
 * The first day on which a bound player may sign with another club, by the rule that is valid on `day` for the association
 * of the registration. Null without an end of the contract, or where no rule is known.
 */
export function maySignFrom(
  packs: RulePacks,
  { contractEnd, registeredAssociation }: BoundPlayer,
  day: string,
): string | null {
  if (contractEnd === null) return null;
  const months = monthsToSign(packs, day, registeredAssociation);
  return months === null ? null : monthsBefore(contractEnd, months);
}

/** The latest ends of contracts whose players may sign elsewhere on a day: for most associations, and where another rule holds. */
export interface SignableEnds {
  usual: string;
  ofAssociations: readonly { association: string; until: string }[];
}

/** Says of every contract on a day what `maySignFrom` says of one, so that a list can compare ends. */
export function signableEnds(packs: RulePacks, day: string): SignableEnds {
  const own = new Set(packs.flatMap((rule) => (rule.kind === 'approachOfBound' ? rule.associations : [])));
  const until = (association: string | null) => lastSignableEnd(day, monthsToSign(packs, day, association));
  return {
    usual: until(null),
    ofAssociations: [...own].map((association) => ({ association, until: until(association) })),
  };
}

/** The latest end of a contract that lies at most so many months after a day; without a rule only what has ended. */
function lastSignableEnd(day: string, months: number | null): string {
  if (months === null) return daysAfter(day, -1);
  let end = monthsAfter(day, months);
  // The last days of a longer month have the same day so many months before.
  for (let next = daysAfter(end, 1); monthsBefore(next, months) <= day; next = daysAfter(end, 1)) end = next;
  return end;
}
