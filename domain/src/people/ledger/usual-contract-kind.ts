import { tierOfLevel } from '../levels.ts';
import type { ContractKind } from '../players/contract-kinds.ts';

/** The last professional tier of a country: Serie A, B and C in Italy. Of other countries none is on file. */
const lastProfessionalTier: Readonly<Record<string, number>> = { IT: 3 };

/**
 * The kind of contract that a club of a league gives where none is stated: professional in a professional league, amateur below.
 * Null: not known of the country or the level.
 */
export function usualContractKind({
  country,
  level,
}: {
  country: string;
  level: number | null;
}): ContractKind | null {
  const last = lastProfessionalTier[country];
  const tier = level === null ? null : tierOfLevel(level);
  if (last === undefined || tier === null) return null;
  return tier <= last ? 'professional' : 'amateur';
}
