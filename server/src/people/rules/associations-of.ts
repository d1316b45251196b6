import { possibleAssociations } from '@trattativa/domain/people/associations';
import type { ConcernedRow } from './protected-person.repository.ts';

/**
 * Associations of everybody concerned: the strictest counts. Without a registration the country of residence stands for
 * it.
 */
export function associationsOf({
  registered_association,
  country,
  agent_country,
  team_associations,
}: Pick<
  ConcernedRow,
  'registered_association' | 'country' | 'agent_country' | 'team_associations'
>): string[] {
  const ofPlayer = registered_association ? [registered_association] : ofCode(country);
  const ofOthers = [agent_country, ...team_associations].flatMap(ofCode);
  return [...new Set([...ofPlayer, ...ofOthers])];
}

function ofCode(code: string | null): readonly string[] {
  return code === null ? [] : possibleAssociations(code);
}
