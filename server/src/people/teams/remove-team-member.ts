import type { teamEndpoints } from '@trattativa/contract/people/teams/endpoints';
import { translate } from '@trattativa/texts/translate';
import { AppError } from '../../platform/app-error.ts';
import type { CallOf } from '../../platform/http/call.ts';
import { recordEvent } from '../../platform/outbox/record-event.ts';
import type { Services } from '../../platform/services.ts';
import { accessTeamPeople } from './access-team.ts';
import { closeMember } from './close-members.ts';
import { assertManagesMembers } from './invite-team-member.ts';
import { listMembers } from './members.repository.ts';
import { listTeamAudience, recordAct } from './team-writes.repository.ts';

/**
 * Takes a person off the club; their sessions end at once. Throws `SUBJECT_MISMATCH`, `NOT_FOUND` for nobody of this club,
 * `FORBIDDEN` for a caller who is not the owner, and for the owner, who stays.
 */
export async function removeTeamMember(
  services: Services,
  call: CallOf<typeof teamEndpoints.removeTeamMember>,
): Promise<{ message: string }> {
  const { actor, input } = call;
  const at = services.clock.now();
  await services.db.transaction().execute(async (tx) => {
    const team = await accessTeamPeople(tx, actor, input.teamId);
    const members = await listMembers(tx, team.id);
    const member = members.find(({ account_id }) => account_id === input.accountId);
    if (!member) throw new AppError('NOT_FOUND');
    await assertManagesMembers(tx, actor, team.id);
    if (member.is_owner) throw new AppError('FORBIDDEN');
    await closeMember(tx, member.account_id, at, actor.accountId);
    const common = { actorId: actor.accountId, at };
    await recordAct(tx, {
      teamId: team.id,
      kind: 'memberRemoved',
      details: { about: member.name },
      ...common,
    });
    await recordEvent(tx, {
      type: 'team.membersChanged',
      data: { teamId: team.id },
      recipients: await listTeamAudience(tx, team.id),
      ...common,
    });
  });
  return { message: translate(call.language, 'teams:message.memberRemoved') };
}
