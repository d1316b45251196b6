import type { Page } from '@trattativa/contract/paging';
import type { Player } from '@trattativa/contract/people/players/player';
import type { teamEndpoints } from '@trattativa/contract/people/teams/endpoints';
import type { CallOf } from '../../platform/http/call.ts';
import { defaultLimit, readCursor } from '../../platform/paging.ts';
import type { Services } from '../../platform/services.ts';
import { presentPlayer } from '../players/present-player.ts';
import { accessTeam } from './access-team.ts';
import { listKeptPlayers } from './team-players.repository.ts';

/**
 * The players whom a club keeps: all of them to the club and staff; adults to premium agents and to an agent whom the club
 * has mandated; to a scout those that are open to scouts; to a player their own record. The club's name in the call is not
 * looked at. Throws `NOT_FOUND`.
 */
export async function getTeamPlayers(
  services: Services,
  call: CallOf<typeof teamEndpoints.getTeamPlayers>,
): Promise<Page<Player>> {
  const { actor, input } = call;
  const now = services.clock.now();
  const team = await accessTeam(services.db, actor, input.teamId);
  const found = await listKeptPlayers(
    services.db,
    { teamId: team.id, actor, now },
    {
      limit: input.limit ?? defaultLimit,
      after: readCursor(input.cursor),
    },
  );
  return {
    items: found.rows.map((player) => presentPlayer(player, actor, now)),
    nextCursor: found.nextCursor,
    total: found.total,
    totalIsExact: true,
  };
}
