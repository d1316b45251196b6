import type { teamEndpoints } from '@trattativa/contract/people/teams/endpoints';
import { translate } from '@trattativa/texts/translate';
import { endAllSessions, shutClubLogin } from '../../../identity/accounts.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import type { CallOf, OutputOf } from '../../../platform/http/call.ts';
import { recordEvent } from '../../../platform/outbox/record-event.ts';
import type { Services } from '../../../platform/services.ts';
import { accessTeamPeople } from '../access-team.ts';
import { deleteMember, listMemberIds, listMembers } from '../members.repository.ts';
import { listTeamAudience, recordAct } from '../team-writes.repository.ts';
import { assertManagesMembers } from './invite-team-member.ts';

/**
 * Removes a member from the club; their sessions end at once. Throws `SUBJECT_MISMATCH`, `NOT_FOUND` for
 * anybody else, `FORBIDDEN` for a caller who is not the owner, and for removing the owner.
 */
export async function removeTeamMember(
  services: Services,
  call: CallOf<typeof teamEndpoints.removeTeamMember>,
): Promise<OutputOf<typeof teamEndpoints.removeTeamMember>> {
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

/** Removes a member from a club: the login is closed ("Utente non autorizzato") and every session ends. */
async function closeMember(tx: Transaction, accountId: number, at: Date, actorId: number): Promise<void> {
  await deleteMember(tx, accountId);
  await shutClubLogin(tx, accountId);
  await endAllSessions(tx, accountId, { actorId, at });
}

/** Removes all members from a club: every login is closed and every session ends. */
export async function closeMembers(
  tx: Transaction,
  teamId: number,
  at: Date,
  actorId: number,
): Promise<void> {
  for (const accountId of await listMemberIds(tx, teamId)) await closeMember(tx, accountId, at, actorId);
}
