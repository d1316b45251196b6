import type { accountEndpoints } from '@trattativa/contract/identity/accounts/endpoints';
import { translate } from '@trattativa/texts/translate';
import { AppError } from '../../platform/app-error.ts';
import { countAttempt } from '../../platform/counts/count-attempt.ts';
import type { CallOf, OutputOf } from '../../platform/http/call.ts';
import { linkBaseOf } from '../../platform/link-base.ts';
import { recordEvent } from '../../platform/outbox/record-event.ts';
import type { Services } from '../../platform/services.ts';
import { findAccountByEmail, savePassword, useCode } from './accounts.repository.ts';
import { assertUncommonPassword, hashPassword } from './password.ts';
import { endAllSessions } from './sessions.ts';

/**
 * Requests the mail with the reset link. Known and unknown e-mails answer alike and equally fast: both are
 * recorded. Throws `BASE_URL_NOT_ALLOWED`, `RATE_LIMITED`.
 */
export async function startResetPassword(
  services: Services,
  call: CallOf<typeof accountEndpoints.startResetPassword>,
): Promise<OutputOf<typeof accountEndpoints.startResetPassword>> {
  const linkBase = linkBaseOf(services.config, call.input.baseUrl);
  await countAttempt(services, 'registration', call.ip);
  await services.db.transaction().execute(async (tx) => {
    const account = await findAccountByEmail(tx, call.input.email);
    await recordEvent(tx, {
      type: 'account.resetAsked',
      data: { accountId: account?.id ?? null, linkBase },
      recipients: [],
      actorId: null,
      at: services.clock.now(),
    });
  });
  return { message: translate(call.language, 'feedback:resetSent') };
}

/**
 * Sets a new password with the mailed code and ends every session and socket. The code works once, and only
 * with the account's e-mail. Throws `CODE_INVALID`, `PASSWORD_TOO_COMMON`.
 */
export async function confirmResetPassword(
  services: Services,
  call: CallOf<typeof accountEndpoints.confirmResetPassword>,
): Promise<OutputOf<typeof accountEndpoints.confirmResetPassword>> {
  const { code, email, newPassword } = call.input;
  assertUncommonPassword(newPassword, 'newPassword', [email]);
  const passwordHash = await hashPassword(newPassword);
  const at = services.clock.now();
  await services.db.transaction().execute(async (tx) => {
    const used = await useCode(tx, services.ids.knownHashes(code), ['reset'], at);
    const account = await findAccountByEmail(tx, email);
    if (!used || account?.id !== used.accountId) throw new AppError('CODE_INVALID');
    assertUncommonPassword(newPassword, 'newPassword', [account.name, account.surname]);
    await savePassword(tx, account.id, passwordHash, at);
    await endAllSessions(tx, account.id, { actorId: account.id, at });
    await recordEvent(tx, {
      type: 'account.passwordChanged',
      data: { accountId: account.id },
      recipients: [],
      actorId: account.id,
      at,
    });
  });
  return { message: translate(call.language, 'feedback:passwordUpdated') };
}
