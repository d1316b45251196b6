import type { teamEndpoints } from '@trattativa/contract/people/teams/endpoints';
import { termsVersion } from '@trattativa/domain/identity/terms-version';

import { translate } from '@trattativa/texts/translate';
import { assertUncommonPassword, hashPassword, openClubLogin } from '../../../identity/accounts.ts';
import { AppError, fieldError } from '../../../platform/app-error.ts';
import type { CallOf, OutputOf } from '../../../platform/http/call.ts';
import { recordEvent } from '../../../platform/outbox/record-event.ts';
import type { Services } from '../../../platform/services.ts';
import { findInvitationByCode, insertMember, markInvitationUsed } from '../members.repository.ts';
import { listTeamAudience, recordAct } from '../team-writes.repository.ts';

/** The club and the invited person, for the page behind the mailed link. Throws `CODE_INVALID`. */
export async function getTeamInvitation(
  services: Services,
  call: CallOf<typeof teamEndpoints.getTeamInvitation>,
) {
  const hashes = services.ids.knownHashes(call.input.code);
  const invitation = await findInvitationByCode(services.db, hashes, services.clock.now());
  if (!invitation) throw new AppError('CODE_INVALID');
  return { teamName: invitation.team_name, email: invitation.email, name: invitation.name };
}

/**
 * Joins the club with an own login, active at once because the mailed link proves the address. Throws
 * `CODE_INVALID`, `TERMS_REQUIRED`, `PASSWORD_TOO_COMMON`, `EMAIL_EXISTS`.
 */
export async function acceptTeamInvitation(
  services: Services,
  call: CallOf<typeof teamEndpoints.acceptTeamInvitation>,
): Promise<OutputOf<typeof teamEndpoints.acceptTeamInvitation>> {
  const { input } = call;
  if (!input.termsAccepted) throw fieldError('TERMS_REQUIRED', ['termsAccepted'], 'required');
  assertUncommonPassword(input.password, 'password', [input.name, input.surname]);
  const at = services.clock.now();
  const code = services.ids.knownHashes(input.code);
  // Checked before hashing, so that guessed codes cost no hash.
  if (!(await findInvitationByCode(services.db, code, at))) throw new AppError('CODE_INVALID');
  const passwordHash = await hashPassword(input.password);
  await services.db.transaction().execute(async (tx) => {
    const invitation = await findInvitationByCode(tx, code, at);
    if (!invitation || !(await markInvitationUsed(tx, invitation.id, at))) throw new AppError('CODE_INVALID');
    const { name, surname, language } = input;
    const { email, team_id: teamId } = invitation;
    const login = { email, passwordHash, name, surname, language, termsVersion, at };
    const accountId = await openClubLogin(tx, login);
    if (accountId === null) throw fieldError('EMAIL_EXISTS', ['email'], 'duplicate');
    await insertMember(tx, accountId, teamId, at);
    const common = { actorId: accountId, at };
    await recordAct(tx, {
      teamId,
      kind: 'memberJoined',
      details: { about: `${name} ${surname}` },
      ...common,
    });
    await recordEvent(tx, {
      type: 'team.membersChanged',
      data: { teamId, joinedId: accountId },
      recipients: await listTeamAudience(tx, teamId),
      ...common,
    });
  });
  return { message: translate(call.language, 'teams:message.joined') };
}
