import { euCountries } from '../../platform/countries.ts';

const eu: ReadonlySet<string> = new Set(euCountries);

/** Whether a player holds an EU passport: as stated, and in any case with a nationality of an EU country, the second one too. */
export function holdsEuPassport(player: {
  euPassport: boolean | null;
  nationalities: readonly string[];
}): boolean | null {
  return player.nationalities.some((one) => eu.has(one)) ? true : player.euPassport;
}
