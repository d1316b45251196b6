import type { negotiationEndpoints } from '@trattativa/contract/deals/negotiations/endpoints';
import type { CallOf } from '../../platform/http/call.ts';
import type { Services } from '../../platform/services.ts';
import { accessProposed } from './access-proposed.ts';
import { assertNotTooManyClubs } from './assert-not-too-many-clubs.ts';
import { listEarlierProposals } from './earlier-proposals.repository.ts';

/**
 * A word of warning before a proposal is sent: to which of the clubs the same person, or somebody who looks like them, was
 * proposed before. Whose proposal it was and on which terms nobody is told. Throws as proposing does.
 */
export async function getEarlierProposals(
  services: Services,
  { actor, input }: CallOf<typeof negotiationEndpoints.getEarlierProposals>,
): Promise<{
  items: { teamId: number; teamName: string; yours: boolean; open: boolean; refused: boolean }[];
}> {
  return services.db.transaction().execute(async (tx) => {
    const { playerId, coachingStaffId } = await accessProposed(services, tx, actor, input);
    const teamIds = [...new Set(input.teamIds)];
    assertNotTooManyClubs(teamIds);
    const rows = await listEarlierProposals(tx, { playerId, coachingStaffId }, teamIds, actor);
    return {
      items: rows.map(({ team_id, team_name, ...row }) => ({ teamId: team_id, teamName: team_name, ...row })),
    };
  });
}
