import type { teamEndpoints } from '@trattativa/contract/people/teams/endpoints';
import { termsVersion } from '@trattativa/domain/identity/terms-version';
import { translate } from '@trattativa/texts/translate';
import {
  assertUncommonPassword,
  hashPassword,
  openClubLogin,
  openWaitingLogins,
} from '../../identity/accounts.ts';
import { AppError, fieldError } from '../../platform/app-error.ts';
import type { CallOf, OutputOf } from '../../platform/http/call.ts';
import { recordEvent } from '../../platform/outbox/record-event.ts';
import type { Services } from '../../platform/services.ts';
import { findClaimCode, markRegistered, useClaimCodes } from './claims/claims.repository.ts';
import { insertMember, leaveWaitingTeam, listMemberIds } from './members.repository.ts';
import { listTeamAudience, recordAct } from './team-writes.repository.ts';
import { lockTeam } from './teams.repository.ts';

/**
 * Registers a club that is not registered (5) or waits (6), with its login. A guest needs the code mailed to
 * the club's recorded contact, whose address becomes the login; staff choose the address. Throws
 * `CODE_INVALID`, `NOT_FOUND` (staff), `TEAM_NOT_CLAIMABLE`, `EMAIL_EXISTS`, `PASSWORD_TOO_COMMON`.
 */
export async function updateTeamToRegistered(
  services: Services,
  call: CallOf<typeof teamEndpoints.updateTeamToRegistered>,
): Promise<OutputOf<typeof teamEndpoints.updateTeamToRegistered>> {
  const { input, caller } = call;
  const { teamId, email } = input;
  const at = services.clock.now();
  const byCode = caller === null;
  const code = { hashes: services.ids.knownHashes(input.code ?? ''), teamId, email, at };
  const mailed = byCode ? await findClaimCode(services.db, code) : null;
  // Checked first, so that a guessed code costs no hash and reveals nothing about the password.
  if (byCode && !mailed) throw new AppError('CODE_INVALID');
  assertUncommonPassword(input.password, 'password', [email]);
  const passwordHash = await hashPassword(input.password);
  await services.db.transaction().execute(async (tx) => {
    const team = await lockTeam(tx, teamId);
    if (!team) throw new AppError(byCode ? 'CODE_INVALID' : 'NOT_FOUND');
    if (byCode && !(await useClaimCodes(tx, code))) throw new AppError('CODE_INVALID');
    if (!(await markRegistered(tx, teamId, at))) throw new AppError('TEAM_NOT_CLAIMABLE');
    const accountId = await openClubLogin(tx, {
      email,
      passwordHash,
      name: team.name,
      surname: '',
      language: mailed?.language ?? call.language,
      termsVersion: mailed?.terms_version ?? termsVersion,
      at,
    });
    if (accountId === null) throw fieldError('EMAIL_EXISTS', ['email'], 'duplicate');
    await leaveWaitingTeam(tx, accountId, teamId, at);
    await insertMember(tx, accountId, teamId, at);
    await openWaitingLogins(tx, await listMemberIds(tx, teamId));
    const common = { actorId: caller?.accountId ?? accountId, at };
    await recordAct(tx, {
      teamId,
      kind: byCode ? 'claimed' : 'registered',
      details: { about: email },
      ...common,
    });
    await recordEvent(tx, {
      type: 'team.claimed',
      data: { teamId },
      recipients: await listTeamAudience(tx, teamId),
      ...common,
    });
  });
  return { message: translate(call.language, 'teams:message.registered') };
}
