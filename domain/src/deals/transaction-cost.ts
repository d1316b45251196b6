import type { CostTariff } from '../identity/platform-settings.ts';

/**
 * The cost of a deal by the tariff: a part of the yearly pay within the least and the most, in whole euros, as costs are stated;
 * half a euro is rounded up. The least where the pay is not known.
 */
export function costByTariff(tariff: CostTariff, yearlyPayCents: number | null): number {
  const { percentHundredths, minCents, maxCents } = tariff;
  if (yearlyPayCents === null) return minCents;
  // Whole euros of the pay times hundredths of a percent: exact for every pay that an offer can state.
  const euros = Math.floor((yearlyPayCents * percentHundredths + 500_000) / 1_000_000);
  return Math.min(Math.max(euros * 100, minCents), maxCents);
}

/** Whether staff have to agree to a cost, which follows from the operator's settings alone. */
export function exceedsTariff({ maxCents }: Pick<CostTariff, 'maxCents'>, costCents: number): boolean {
  return costCents > maxCents;
}

/** Where the transaction cost of a deal stands. */
export const costStandings = ['none', 'open', 'waitsForStaff', 'accepted', 'notAccepted'] as const;

export type CostStanding = (typeof costStandings)[number];

/** What the cost of a deal says of it. Amounts in euro cents. */
export interface CostFacts {
  /** Zero: none is stated. */
  costCents: number;
  /** The club has signed. */
  isSigned: boolean;
  /** What the club accepted with its present signature; null: nothing. */
  acceptedCents: number | null;
  /** The cost to which staff agreed last; null: to none. */
  agreedCents: number | null;
}

/**
 * Where a cost stands: a signature counts for no more than what the club accepted with it, and above the tariff for nothing until
 * staff agree to this very figure.
 */
export function standingOfCost(tariff: CostTariff, facts: CostFacts): CostStanding {
  const { costCents, isSigned, acceptedCents, agreedCents } = facts;
  if (costCents === 0) return 'none';
  if (isSigned) return acceptedCents !== null && acceptedCents >= costCents ? 'accepted' : 'notAccepted';
  return exceedsTariff(tariff, costCents) && agreedCents !== costCents ? 'waitsForStaff' : 'open';
}
