import type { accountEndpoints } from '@trattativa/contract/identity/accounts/endpoints';
import { translate } from '@trattativa/texts/translate';
import { AppError } from '../../platform/app-error.ts';
import { countAttempt } from '../../platform/counts/count-attempt.ts';
import type { CallOf, OutputOf } from '../../platform/http/call.ts';
import { linkBaseOf } from '../../platform/link-base.ts';
import { recordEvent } from '../../platform/outbox/record-event.ts';
import type { Services } from '../../platform/services.ts';
import { findAccountByEmail, savePassword, useCode } from './accounts.repository.ts';
import { countMail } from './data/count-mail.ts';
import { assertUncommonPassword, hashPassword } from './password.ts';
import { forgetDevices } from './sign-in/known-devices.repository.ts';
import { deviceCookieOf, rememberDevice } from './sign-in/known-devices.ts';
import { endAllSessions } from './sign-in/sessions.ts';
import { clientOf, sourceOf } from './sign-in/sign-in-source.ts';

/**
 * Requests the mail with the reset link. Known and unknown e-mails answer alike and equally fast: both are
 * recorded. Throws `BASE_URL_NOT_ALLOWED`, `MAILED_TOO_OFTEN`, `RATE_LIMITED`.
 */
export async function startResetPassword(
  services: Services,
  call: CallOf<typeof accountEndpoints.startResetPassword>,
): Promise<OutputOf<typeof accountEndpoints.startResetPassword>> {
  const linkBase = linkBaseOf(services.config, call.input.baseUrl);
  await countAttempt(services, 'registration', call.ip);
  const { email } = call.input;
  await countMail(services, 'reset', email, await sourceOf(services, email, clientOf(call)));
  await services.db.transaction().execute(async (tx) => {
    const account = await findAccountByEmail(tx, email);
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
 * Requests the mail with the link that signs in, for somebody whom too many attempts keep out. Known and unknown e-mails
 * answer alike and equally fast. Throws `BASE_URL_NOT_ALLOWED`, `MAILED_TOO_OFTEN`, `RATE_LIMITED`.
 */
export async function sendSignInMail(
  services: Services,
  call: CallOf<typeof accountEndpoints.sendSignInMail>,
): Promise<OutputOf<typeof accountEndpoints.sendSignInMail>> {
  const linkBase = linkBaseOf(services.config, call.input.baseUrl);
  await countAttempt(services, 'registration', call.ip);
  const { email } = call.input;
  await countMail(services, 'signIn', email, await sourceOf(services, email, clientOf(call)));
  await services.db.transaction().execute(async (tx) => {
    const account = await findAccountByEmail(tx, email);
    await recordEvent(tx, {
      type: 'account.signInAsked',
      data: { accountId: account?.id ?? null, linkBase },
      recipients: [],
      actorId: null,
      at: services.clock.now(),
    });
  });
  return { message: translate(call.language, 'feedback:signInSent') };
}

/**
 * Sets a new password with the mailed code, ends every session and socket and forgets every browser but this one. The code
 * works once, and only with the account's e-mail. Throws `CODE_INVALID`, `PASSWORD_TOO_COMMON`.
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
    await forgetDevices(tx, account.id, null);
    const { secret } = await rememberDevice(services, tx, account.id, call.device);
    call.cookies.push(deviceCookieOf(secret));
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
