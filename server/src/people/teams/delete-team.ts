import type { teamEndpoints } from '@trattativa/contract/people/teams/endpoints';
import { translate } from '@trattativa/texts/translate';
import { AppError } from '../../platform/app-error.ts';
import type { CallOf } from '../../platform/http/call.ts';
import { recordEvent } from '../../platform/outbox/record-event.ts';
import type { Services } from '../../platform/services.ts';
import { closeMembers } from './close-members.ts';
import { listMembers } from './members.repository.ts';
import { hasActiveDeals, listTeamAudience, markTeamDeleted, recordAct } from './team-writes.repository.ts';
import { lockTeamForRemoval } from './teams.repository.ts';

/**
 * Takes a club off the platform, softly: past deals keep its name, its people can no longer log in. It can be taken
 * back for 30 seconds. Throws `NOT_FOUND`, `TEAM_HAS_ACTIVE_DEALS`.
 */
export async function deleteTeam(
  services: Services,
  call: CallOf<typeof teamEndpoints.deleteTeam>,
): Promise<{ message: string }> {
  const { actor, input } = call;
  const at = services.clock.now();
  await services.db.transaction().execute(async (tx) => {
    const team = await lockTeamForRemoval(tx, input.teamId);
    if (!team) throw new AppError('NOT_FOUND');
    if (await hasActiveDeals(tx, team.id)) throw new AppError('TEAM_HAS_ACTIVE_DEALS');
    const recipients = await listTeamAudience(tx, team.id);
    const members = (await listMembers(tx, team.id)).map((member) => ({
      id: member.account_id,
      isOwner: member.is_owner,
      joinedAt: member.joined_at,
    }));
    await markTeamDeleted(tx, team.id, at);
    await closeMembers(tx, team.id, at, actor.accountId);
    await recordAct(tx, {
      teamId: team.id,
      kind: 'deleted',
      details: { members },
      actorId: actor.accountId,
      at,
    });
    await recordEvent(tx, {
      type: 'team.removed',
      data: { teamId: team.id },
      recipients,
      actorId: actor.accountId,
      at,
    });
  });
  return { message: translate(call.language, 'feedback:teamRemoved') };
}
