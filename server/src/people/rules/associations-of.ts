import { associationsOfCountry } from '@trattativa/domain/people/associations';
import type { ConcernedRow } from './protected-person.repository.ts';

/**
 * Associations of everybody concerned: the strictest counts. Without a registration the country of residence stands for
 * it.
 */
export function associationsOf({
  registered_association,
  country,
  agent_country,
  team_countries,
}: Pick<ConcernedRow, 'registered_association' | 'country' | 'agent_country' | 'team_countries'>): string[] {
  const ofPlayer = registered_association ? [registered_association] : ofCountry(country);
  const ofOthers = [agent_country, ...team_countries].flatMap(ofCountry);
  return [...new Set([...ofPlayer, ...ofOthers])];
}

function ofCountry(country: string | null): readonly string[] {
  return country === null ? [] : associationsOfCountry(country);
}
