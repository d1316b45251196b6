import type { suggestionEndpoints } from '@trattativa/contract/market/matching/endpoints';
import type { PlayerFit } from '@trattativa/contract/market/matching/match';
import { evaluateMatch } from '@trattativa/domain/market/matching/evaluate-match';
import { accessPlayer, ownsPlayer } from '../../people/players.ts';
import { subjectId } from '../../platform/actor.ts';
import { assertFound } from '../../platform/database/assert-found.ts';
import type { CallOf, OutputOf } from '../../platform/http/call.ts';
import type { Services } from '../../platform/services.ts';
import { listActiveRequestIds, listMatchPlayers, listMatchRequests } from './matched-pairs.repository.ts';
import { matchedPlayer, matchedRequest, presentCriteria, presentMatchRequest } from './present-match.ts';

const most = 3;

/** Why a player fits the calling club: its active requests that match, best first. Throws `NOT_FOUND`. */
export async function getPlayerFits(
  services: Services,
  { actor, input: { playerId } }: CallOf<typeof suggestionEndpoints.getPlayerFits>,
): Promise<OutputOf<typeof suggestionEndpoints.getPlayerFits>> {
  const { db } = services;
  await accessPlayer(services, db, actor, playerId);
  const ids = await listActiveRequestIds(db, subjectId(actor, actor.teamId, undefined));
  const [players, requests] = await Promise.all([
    listMatchPlayers(db, [playerId]),
    listMatchRequests(db, ids),
  ]);
  const player = assertFound(players.get(playerId));
  const items = [...requests.values()].flatMap((request): PlayerFit[] => {
    const evaluated = evaluateMatch(matchedPlayer(player), matchedRequest(request), 'bands');
    if (evaluated.kind === 'none') return [];
    return [
      {
        kind: evaluated.kind,
        score: evaluated.score,
        criteria: presentCriteria(evaluated, ownsPlayer(actor, player)),
        request: presentMatchRequest(request),
      },
    ];
  });
  return { items: items.sort((one, other) => other.score - one.score).slice(0, most) };
}
