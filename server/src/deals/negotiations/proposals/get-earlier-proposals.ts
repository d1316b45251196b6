import type { negotiationEndpoints } from '@trattativa/contract/deals/negotiations/endpoints';
import type { CallOf } from '../../../platform/http/call.ts';
import type { Services } from '../../../platform/services.ts';
import { accessProposed, assertNotTooManyClubs } from './access-proposed.ts';
import { listEarlierProposals } from './proposals.repository.ts';

/**
 * A warning before a proposal is sent: the clubs to which the same person, or somebody who may be the same,
 * was proposed before. It does not reveal by whom nor on which terms. Throws like proposing.
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
    assertNotTooManyClubs(services, teamIds);
    const rows = await listEarlierProposals(tx, { playerId, coachingStaffId }, teamIds, actor);
    return {
      items: rows.map(({ team_id, team_name, ...row }) => ({ teamId: team_id, teamName: team_name, ...row })),
    };
  });
}
