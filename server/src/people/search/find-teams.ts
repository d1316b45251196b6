import type { FoundTeam } from '@trattativa/contract/people/search/found';
import type { Actor } from '../../platform/actor.ts';
import type { Services } from '../../platform/services.ts';
import { canSeeTeam } from '../teams/teams.policy.ts';
import { searchTeamsByWords } from './team-search.repository.ts';

/** The clubs whose name and town hold all words and whose card the caller may see; a club finds only itself. */
export async function findTeamsByWords(
  services: Services,
  actor: Actor,
  words: readonly string[],
  limit: number,
): Promise<FoundTeam[]> {
  const rows = await searchTeamsByWords(services.db, actor, words, limit);
  return rows
    .filter((team) => canSeeTeam(actor, team))
    .map((team) => ({
      id: team.id,
      name: team.name,
      city: team.city,
      country: team.country,
      level: team.level,
      leagueName: team.league_name,
      imageUrl: team.image_url,
    }));
}
