import type { Page } from '@trattativa/contract/paging';
import type { WaitingTeam } from '@trattativa/contract/people/teams/desk-endpoints';
import type { teamEndpoints } from '@trattativa/contract/people/teams/endpoints';
import { translate } from '@trattativa/texts/translate';
import { eraseWaitingLogins, openWaitingLogins } from '../../../identity/accounts.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import type { CallOf, OutputOf } from '../../../platform/http/call.ts';
import { recordEvent } from '../../../platform/outbox/record-event.ts';
import { defaultLimit, readCursor, totalOf } from '../../../platform/paging.ts';
import type { Services } from '../../../platform/services.ts';
import { teamRequests } from '../../team-requests.ts';
import { listMemberIds } from '../members.repository.ts';
import { presentTeamCard } from '../present-team.ts';
import { type TeamRow, teamProfile } from '../team.ts';
import { listStaff, listTeamAudience, markTeamDeleted, recordAct } from '../team-writes.repository.ts';
import { lockTeam } from '../teams.repository.ts';
import { markRegistered } from './claims.repository.ts';
import {
  listSimilarTeams,
  listTeamPeople,
  listWaitingTeams,
  moveMembers,
} from './waiting-teams.repository.ts';

/** A page of registered clubs that wait for staff, oldest first, each with similar known clubs. */
export async function getWaitingTeams(
  services: Services,
  call: CallOf<typeof teamEndpoints.getWaitingTeams>,
): Promise<Page<WaitingTeam>> {
  const { input } = call;
  const { rows, nextCursor, total } = await listWaitingTeams(services.db, {
    limit: input.limit ?? defaultLimit,
    after: readCursor(input.cursor),
  });
  const similar = await listSimilarTeams(
    services.db,
    rows.map(({ id }) => id),
  );
  return {
    items: rows.map((row) => ({
      id: row.id,
      name: row.name,
      city: row.city,
      country: row.country,
      registeredAt: row.created_at.toISOString(),
      person: row.person,
      email: row.email,
      emailConfirmed: row.email_confirmed,
      alike: (similar.get(row.id) ?? []).map(presentTeamCard),
    })),
    nextCursor,
    ...totalOf(total),
  };
}

async function lockWaitingTeam(tx: Transaction, teamId: number): Promise<TeamRow> {
  const team = await lockTeam(tx, teamId);
  if (!team) throw new AppError('NOT_FOUND');
  if (team.profile !== teamProfile.waiting) throw new AppError('TRANSITION_NOT_ALLOWED');
  return team;
}

/**
 * Accepts a waiting club (6 → 1): as itself, or merged into the not-registered record that it is. Throws
 * `NOT_FOUND`, `TRANSITION_NOT_ALLOWED` for a club that does not wait, `TEAM_NOT_CLAIMABLE` for a record that
 * is registered already.
 */
export async function acceptTeam(
  services: Services,
  call: CallOf<typeof teamEndpoints.acceptTeam>,
): Promise<OutputOf<typeof teamEndpoints.acceptTeam>> {
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
      await teamRequests.get().moveDrafts(tx, waiting.id, record.id);
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
 * Refuses a waiting club. Its people are mailed the reason; their logins and what
 * they prepared are erased, so that they can register again. Throws `NOT_FOUND`, `TRANSITION_NOT_ALLOWED`.
 */
export async function refuseTeam(
  services: Services,
  call: CallOf<typeof teamEndpoints.refuseTeam>,
): Promise<OutputOf<typeof teamEndpoints.refuseTeam>> {
  const { actor, input } = call;
  const at = services.clock.now();
  const common = { actorId: actor.accountId, at };
  await services.db.transaction().execute(async (tx) => {
    const team = await lockWaitingTeam(tx, input.teamId);
    const people = await listTeamPeople(tx, team.id);
    await eraseWaitingLogins(tx, await listMemberIds(tx, team.id), at);
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
