import { isEeaAssociation } from '../associations.ts';

/** Countries outside the European Economic Area whose citizens take no place for non-EU players (FIGC). */
const countedAsEu: ReadonlySet<string> = new Set(['AL', 'CH', 'GB']);

/** True when citizens of the country take no place for non-EU players. ISO country codes. */
export function isExemptFromNonEuPlaces(country: string): boolean {
  return isEeaAssociation(country) || countedAsEu.has(country);
}

/**
 * Whether registering the player takes a place for non-EU players. Null: the nationality or the EU passport is not known and
 * would decide.
 */
export function takesNonEuPlace(player: {
  euPassport: boolean | null;
  nationalities: readonly string[];
}): boolean | null {
  if (player.euPassport === true || player.nationalities.some(isExemptFromNonEuPlaces)) return false;
  return player.euPassport === false && player.nationalities.length > 0 ? true : null;
}
