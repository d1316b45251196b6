import type { teamEndpoints } from '@trattativa/contract/people/teams/endpoints';
import type { TeamMembers } from '@trattativa/contract/people/teams/member-endpoints';
import { isStaff } from '../../platform/actor.ts';
import type { CallOf } from '../../platform/http/call.ts';
import { cursorOf, defaultLimit, pageOf, readCursor } from '../../platform/paging.ts';
import type { Services } from '../../platform/services.ts';
import { accessTeamPeople } from './access-team.ts';
import { isOwner, listActs, listInvitations, listMembers } from './members.repository.ts';

/** The members of a club and the open invitations. Throws `SUBJECT_MISMATCH`, `NOT_FOUND`. */
export async function getTeamMembers(
  services: Services,
  call: CallOf<typeof teamEndpoints.getTeamMembers>,
): Promise<TeamMembers> {
  const { actor, input } = call;
  const { db } = services;
  const team = await accessTeamPeople(db, actor, input.teamId);
  const manages = isStaff(actor) || (await isOwner(db, team.id, actor.accountId));
  const now = services.clock.now();
  const [members, invitations] = await Promise.all([listMembers(db, team.id), listInvitations(db, team.id)]);
  return {
    members: members.map((member) => ({
      accountId: member.account_id,
      name: member.name,
      email: member.email,
      isOwner: member.is_owner,
      joinedAt: member.joined_at.toISOString(),
      can: { remove: manages && !member.is_owner },
    })),
    invitations: invitations.map((invitation) => ({
      id: invitation.id,
      email: invitation.email,
      name: invitation.name,
      createdAt: invitation.created_at.toISOString(),
      expiresAt: invitation.expires_at.toISOString(),
      expired: invitation.expires_at <= now,
    })),
    can: { invite: manages },
  };
}

/** A page of the history of a club, newest first. Throws `SUBJECT_MISMATCH`, `NOT_FOUND`. */
export async function getTeamHistory(services: Services, call: CallOf<typeof teamEndpoints.getTeamHistory>) {
  const { actor, input } = call;
  const team = await accessTeamPeople(services.db, actor, input.teamId);
  const limit = input.limit ?? defaultLimit;
  const beforeId = readCursor(input.cursor)?.id ?? null;
  const found = await listActs(services.db, team.id, { limit, beforeId });
  const { rows, nextCursor } = pageOf(found.rows, limit, (last) => cursorOf('', last.id));
  return {
    items: rows.map((act) => ({
      id: act.id,
      kind: act.kind,
      actorName: act.actor_name,
      fields: act.details.fields ?? [],
      about: act.details.about ?? '',
      at: act.at.toISOString(),
    })),
    nextCursor,
    total: found.total,
    totalIsExact: true,
  };
}
