import type { teamEndpoints } from '@trattativa/contract/people/teams/endpoints';
import { profileType } from '@trattativa/domain/identity/profile-types';
import { translate } from '@trattativa/texts/translate';
import { openWaitingLogins } from '../../identity/accounts.ts';
import { AppError } from '../../platform/app-error.ts';
import type { CallOf, OutputOf } from '../../platform/http/call.ts';
import { recordEvent } from '../../platform/outbox/record-event.ts';
import type { Services } from '../../platform/services.ts';
import { dealsOfPeople } from '../deals-of-people.ts';
import { canStillBeRestored } from '../players/player.ts';
import { teamRequests } from '../team-requests.ts';
import { closeMembers } from './claims/remove-team-member.ts';
import { listMembers, restoreMembers } from './members.repository.ts';
import {
  findDeletedAt,
  listTeamAudience,
  markTeamDeleted,
  recordAct,
  unmarkTeamDeleted,
} from './team-writes.repository.ts';
import { findTeam, lockTeamForRemoval } from './teams.repository.ts';

/**
 * Soft-deletes a club: past deals keep its name, its members can no longer log in. This can be undone for 30
 * seconds. Throws `NOT_FOUND`, `TEAM_HAS_ACTIVE_DEALS`.
 */
export async function deleteTeam(
  services: Services,
  call: CallOf<typeof teamEndpoints.deleteTeam>,
): Promise<OutputOf<typeof teamEndpoints.deleteTeam>> {
  const { actor, input } = call;
  const at = services.clock.now();
  await services.db.transaction().execute(async (tx) => {
    const team = await lockTeamForRemoval(tx, input.teamId);
    if (!team) throw new AppError('NOT_FOUND');
    const isBusy =
      (await dealsOfPeople.get().isTeamBusy(tx, team.id)) ||
      (await teamRequests.get().hasActive(tx, team.id));
    if (isBusy) throw new AppError('TEAM_HAS_ACTIVE_DEALS');
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

/**
 * Undoes the recent deletion of a club: its members can log in and act for it again, except those in another
 * club now. Throws `NOT_FOUND` when there is none or it is too late.
 */
export async function restoreTeam(
  services: Services,
  call: CallOf<typeof teamEndpoints.restoreTeam>,
): Promise<OutputOf<typeof teamEndpoints.restoreTeam>> {
  const { actor, input } = call;
  const { teamId } = input;
  const at = services.clock.now();
  await services.db.transaction().execute(async (tx) => {
    const deletedAt = await findDeletedAt(tx, teamId);
    if (deletedAt === null || !canStillBeRestored(deletedAt, at)) throw new AppError('NOT_FOUND');
    await unmarkTeamDeleted(tx, teamId);
    const restored = await restoreMembers(tx, teamId);
    if ((await findTeam(tx, teamId))?.profile === profileType.team) await openWaitingLogins(tx, restored);
    await recordAct(tx, { teamId, kind: 'restored', actorId: actor.accountId, at });
    await recordEvent(tx, {
      type: 'team.restored',
      data: { teamId },
      recipients: await listTeamAudience(tx, teamId),
      actorId: actor.accountId,
      at,
    });
  });
  return { message: translate(call.language, 'feedback:teamRestored') };
}
