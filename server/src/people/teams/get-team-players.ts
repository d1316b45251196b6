import type { Page } from '@trattativa/contract/paging';
import type { Player } from '@trattativa/contract/people/players/player';
import type { teamEndpoints } from '@trattativa/contract/people/teams/endpoints';
import type { CallOf } from '../../platform/http/call.ts';
import { defaultLimit, readCursor } from '../../platform/paging.ts';
import type { Services } from '../../platform/services.ts';
import { profileRules } from '../players/own-profile/profile-rules.ts';
import { presentPlayer } from '../players/present-player.ts';
import { accessTeam } from './access-team.ts';
import { listPlayersOfTeam } from './team-players.repository.ts';

/**
 * A page of the players of a club: all for the club and staff; adults for premium agents and for an agent
 * with its mandate; for a scout those open to scouts; for a player the own record. The club's name in the
 * call is ignored. Throws `NOT_FOUND`.
 */
export async function getTeamPlayers(
  services: Services,
  call: CallOf<typeof teamEndpoints.getTeamPlayers>,
): Promise<Page<Player>> {
  const { actor, input } = call;
  const rules = profileRules(services);
  const team = await accessTeam(services.db, actor, input.teamId);
  const found = await listPlayersOfTeam(
    services.db,
    { teamId: team.id, actor, now: rules.now },
    {
      limit: input.limit ?? defaultLimit,
      after: readCursor(input.cursor),
    },
  );
  return {
    items: found.rows.map((player) => presentPlayer(player, actor, rules)),
    nextCursor: found.nextCursor,
    total: found.total,
    totalIsExact: true,
  };
}
