import type { ContractualStatus } from '../players/contractual-statuses.ts';
/** The facts about a watched player that decide. Compared as they were and as they are. */
export interface WatchedFacts {
  contractEnd: string | null;
  contractualStatus: ContractualStatus | null;
  immediateAvailability: boolean | null;
  onMarket: boolean;
  /** Figures of the latest season that has any. */
  figures: readonly (number | null)[];
  /** Asking fee, release clause and share of the pay; null while the owner does not show them. */
  terms: readonly (number | null)[] | null;
}

/** What those who watch a player are told. */
export const watchAlerts = ['unlisted', 'listed', 'contract', 'availability', 'terms', 'figures'] as const;

export type WatchAlert = (typeof watchAlerts)[number];

/**
 * What to tell of a change. A player who left the market is that alone, because the other facts are no longer shown; so is
 * nothing of one who is not on it. Figures and terms that were taken away are no news.
 */
export function watchAlertsOf(before: WatchedFacts, now: WatchedFacts): WatchAlert[] {
  if (!now.onMarket) return before.onMarket ? ['unlisted'] : [];
  const changed: Record<Exclude<WatchAlert, 'unlisted'>, boolean> = {
    listed: !before.onMarket,
    contract: now.contractEnd !== before.contractEnd || now.contractualStatus !== before.contractualStatus,
    availability: now.immediateAvailability !== before.immediateAvailability,
    terms: now.terms?.some(isSaid) === true && differ(now.terms, before.terms ?? []),
    figures: now.figures.some(isSaid) && differ(now.figures, before.figures),
  };
  return watchAlerts.filter((alert) => alert !== 'unlisted' && changed[alert]);
}

const isSaid = (value: number | null): boolean => value !== null;

function differ(one: readonly (number | null)[], other: readonly (number | null)[]): boolean {
  return one.length !== other.length || one.some((value, index) => value !== other[index]);
}
