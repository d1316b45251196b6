import type { teamEndpoints } from '@trattativa/contract/people/teams/endpoints';
import type { TeamMembers } from '@trattativa/contract/people/teams/member-endpoints';
import { isStaff } from '../../platform/actor.ts';
import type { CallOf } from '../../platform/http/call.ts';
import type { Services } from '../../platform/services.ts';
import { accessTeamPeople } from './access-team.ts';
import { isOwner, listInvitations, listMembers } from './members.repository.ts';

/** Who acts for a club, and who was asked to. Throws `SUBJECT_MISMATCH`, `NOT_FOUND`. */
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
