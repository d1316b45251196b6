import type { teamEndpoints } from '@trattativa/contract/people/teams/endpoints';

import { translate } from '@trattativa/texts/translate';
import { type Actor, isStaff } from '../../../platform/actor.ts';
import { AppError, fieldError } from '../../../platform/app-error.ts';
import { addDays } from '../../../platform/clock.ts';
import { countAttempt } from '../../../platform/counts/count-attempt.ts';
import type { Queryable } from '../../../platform/database/database.ts';
import type { CallOf, OutputOf } from '../../../platform/http/call.ts';
import { createOnce } from '../../../platform/http/idempotency.ts';
import { linkBaseOf } from '../../../platform/link-base.ts';
import { recordEvent } from '../../../platform/outbox/record-event.ts';
import type { Services } from '../../../platform/services.ts';
import { accessTeamPeople } from '../access-team.ts';
import {
  countInvited,
  findInvitation,
  insertInvitation,
  isLoginInUse,
  isOwner,
  markInvitationWithdrawn,
} from '../members.repository.ts';
import { listTeamAudience, recordAct } from '../team-writes.repository.ts';
import { lockTeam } from '../teams.repository.ts';

const daysValid = 7;
export const maxPerDay = 20;
export const maxPerDayToAddress = 3;

/** Throws `FORBIDDEN` unless the actor is the owner or staff, who decide about members. */
export async function assertManagesMembers(db: Queryable, actor: Actor, teamId: number): Promise<void> {
  if (!isStaff(actor) && !(await isOwner(db, teamId, actor.accountId))) throw new AppError('FORBIDDEN');
}

/**
 * Invites a person to act for the club with an own login; inviting again renews the link. Throws
 * `SUBJECT_MISMATCH`, `NOT_FOUND`, `FORBIDDEN`, `INVITED_TOO_OFTEN`, `EMAIL_EXISTS` for an address with a
 * login; this reveals whether an e-mail is known, so it is rate-limited as registrations are: `RATE_LIMITED`.
 */
export async function inviteTeamMember(
  services: Services,
  call: CallOf<typeof teamEndpoints.inviteTeamMember>,
): Promise<OutputOf<typeof teamEndpoints.inviteTeamMember>> {
  const { actor, input } = call;
  const at = services.clock.now();
  await countAttempt(services, 'registration', call.ip);
  await createOnce(services, call, async (tx) => {
    const team = await accessTeamPeople(tx, actor, input.teamId);
    await assertManagesMembers(tx, actor, team.id);
    // Locked, so that concurrent invitations count each other.
    await lockTeam(tx, team.id);
    const invited = await countInvited(tx, { teamId: team.id, email: input.email, since: addDays(at, -1) });
    if (invited.all >= maxPerDay || invited.thisOne >= maxPerDayToAddress)
      throw new AppError('INVITED_TOO_OFTEN', { retryAfter: 24 * 60 * 60 });
    if (await isLoginInUse(tx, input.email)) throw fieldError('EMAIL_EXISTS', ['email'], 'duplicate');
    const invitationId = await insertInvitation(tx, {
      teamId: team.id,
      email: input.email,
      name: input.name ?? '',
      language: input.language ?? call.language,
      invitedBy: actor.accountId,
      at,
      expiresAt: addDays(at, daysValid),
    });
    const common = { actorId: actor.accountId, at };
    await recordAct(tx, {
      teamId: team.id,
      kind: 'memberInvited',
      details: { about: input.email },
      ...common,
    });
    await recordEvent(tx, {
      type: 'team.memberInvited',
      data: { teamId: team.id, invitationId, linkBase: linkBaseOf(services.config, undefined) },
      recipients: await listTeamAudience(tx, team.id),
      ...common,
    });
  });
  return { message: translate(call.language, 'teams:message.invited') };
}

/**
 * Withdraws an invitation. Throws `NOT_FOUND` for one that is not open or not of the caller's club,
 * `FORBIDDEN`.
 */
export async function withdrawTeamInvitation(
  services: Services,
  call: CallOf<typeof teamEndpoints.withdrawTeamInvitation>,
): Promise<OutputOf<typeof teamEndpoints.withdrawTeamInvitation>> {
  const { actor, input } = call;
  const at = services.clock.now();
  await services.db.transaction().execute(async (tx) => {
    const invitation = await findInvitation(tx, input.invitationId);
    if (!invitation || (!isStaff(actor) && invitation.team_id !== actor.teamId))
      throw new AppError('NOT_FOUND');
    await assertManagesMembers(tx, actor, invitation.team_id);
    if (!(await markInvitationWithdrawn(tx, invitation.id, at))) throw new AppError('NOT_FOUND');
    const common = { actorId: actor.accountId, at };
    await recordAct(tx, {
      teamId: invitation.team_id,
      kind: 'invitationWithdrawn',
      details: { about: invitation.email },
      ...common,
    });
    await recordEvent(tx, {
      type: 'team.membersChanged',
      data: { teamId: invitation.team_id },
      recipients: await listTeamAudience(tx, invitation.team_id),
      ...common,
    });
  });
  return { message: translate(call.language, 'teams:message.invitationWithdrawn') };
}
