import type { NamedPair } from '@trattativa/contract/people/search/found';
import type { Actor } from '../../platform/actor.ts';
import type { Services } from '../../platform/services.ts';
import { type NamedRow, searchProposable } from './player-search.repository.ts';
import type { SearchWord } from './search-words.ts';
import { searchNamedTeams } from './team-search.repository.ts';

const maxPlayers = 20;
const maxTeams = 60;

/**
 * Players whom the caller may propose, each with a club, that together hold all words: "rossi ascoli". Each of
 * the two holds a word that the other lacks.
 */
export async function findPairsByWords(
  services: Services,
  actor: Actor,
  words: readonly SearchWord[],
  limit: number,
): Promise<NamedPair[]> {
  const proposes = actor.kind === 'agent' || actor.kind === 'premium';
  if (!proposes || actor.agentId === null || words.length < 2) return [];
  const [players, teams] = await Promise.all([
    searchProposable(services.db, actor.agentId, words, maxPlayers),
    searchNamedTeams(
      services.db,
      words.map(({ text }) => text),
      maxTeams,
    ),
  ]);
  return pairsOf(players, teams, words.length).slice(0, limit);
}

/** Exported for its test. */
function pairsOf(players: readonly NamedRow[], teams: readonly NamedRow[], words: number): NamedPair[] {
  return players.flatMap((player) =>
    teams
      .filter(({ held }) => {
        const together = new Set([...player.held, ...held]);
        return together.size === words && together.size > held.length && together.size > player.held.length;
      })
      .map((team) => ({
        player: { id: player.id, name: player.name },
        team: { id: team.id, name: team.name },
      })),
  );
}
