import type { teamEndpoints } from '@trattativa/contract/people/teams/endpoints';
import { translate } from '@trattativa/texts/translate';
import { deleteWaitingLogins, openWaitingLogins } from '../../identity/accounts.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { CallOf } from '../../platform/http/call.ts';
import { recordEvent } from '../../platform/outbox/record-event.ts';
import type { Services } from '../../platform/services.ts';
import { markRegistered } from './claims.repository.ts';
import { listMemberIds } from './members.repository.ts';
import { type TeamRow, teamProfile } from './team.ts';
import { listStaff, listTeamAudience, markTeamDeleted, recordAct } from './team-writes.repository.ts';
import { lockTeam } from './teams.repository.ts';
import { listTeamPeople, moveMembers } from './waiting-teams.repository.ts';

async function lockWaitingTeam(tx: Transaction, teamId: number): Promise<TeamRow> {
  const team = await lockTeam(tx, teamId);
  if (!team) throw new AppError('NOT_FOUND');
  if (team.profile !== teamProfile.waiting) throw new AppError('TRANSITION_NOT_ALLOWED');
  return team;
}

/**
 * Accepts a club that waits (6 → 1): as itself, or as the not-registered record that it is, which its people then act for.
 * Throws `NOT_FOUND`, `TRANSITION_NOT_ALLOWED` for a club that does not wait, `TEAM_NOT_CLAIMABLE` for a record that is
 * registered already.
 */
export async function acceptTeam(
  services: Services,
  call: CallOf<typeof teamEndpoints.acceptTeam>,
): Promise<{ message: string }> {
  const { actor, input } = call;
  const at = services.clock.now();
  const common = { actorId: actor.accountId, at };
  await services.db.transaction().execute(async (tx) => {
    const waiting = await lockWaitingTeam(tx, input.teamId);
    const teamId = input.recordId ?? waiting.id;
    if (teamId !== waiting.id) {
      const record = await lockTeam(tx, teamId);
      if (!record) throw new AppError('NOT_FOUND');
      if (record.profile !== teamProfile.notRegistered) throw new AppError('TEAM_NOT_CLAIMABLE');
      await moveMembers(tx, waiting.id, record.id);
      await markTeamDeleted(tx, waiting.id, at);
      await recordAct(tx, { teamId: record.id, kind: 'merged', details: { about: waiting.name }, ...common });
    }
    await markRegistered(tx, teamId, at);
    await openWaitingLogins(tx, await listMemberIds(tx, teamId));
    await recordAct(tx, { teamId, kind: 'accepted', ...common });
    await recordEvent(tx, {
      type: 'team.accepted',
      data: { teamId },
      recipients: await listTeamAudience(tx, teamId),
      ...common,
    });
  });
  return { message: translate(call.language, 'teams:message.accepted') };
}

/**
 * Refuses a club that waits. Its people are told why; their logins, which were never of use, go with it, so that they can
 * register again. Throws `NOT_FOUND`, `TRANSITION_NOT_ALLOWED`.
 */
export async function refuseTeam(
  services: Services,
  call: CallOf<typeof teamEndpoints.refuseTeam>,
): Promise<{ message: string }> {
  const { actor, input } = call;
  const at = services.clock.now();
  const common = { actorId: actor.accountId, at };
  await services.db.transaction().execute(async (tx) => {
    const team = await lockWaitingTeam(tx, input.teamId);
    const people = await listTeamPeople(tx, team.id);
    await deleteWaitingLogins(tx, await listMemberIds(tx, team.id));
    await markTeamDeleted(tx, team.id, at);
    await recordAct(tx, { teamId: team.id, kind: 'refused', details: { about: input.reason }, ...common });
    await recordEvent(tx, {
      type: 'team.refused',
      data: { teamName: team.name, people, reason: input.reason },
      recipients: await listStaff(tx),
      ...common,
    });
  });
  return { message: translate(call.language, 'teams:message.refused') };
}
