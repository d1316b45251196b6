import type { accountEndpoints } from '@trattativa/contract/identity/accounts/endpoints';
import { agentType } from '@trattativa/domain/identity/agent-types';
import { mailboxOf } from '@trattativa/domain/identity/mailbox';
import { profileType, subProfile } from '@trattativa/domain/identity/profile-types';
import { termsVersion } from '@trattativa/domain/identity/terms-version';
import { ageOfMajority } from '@trattativa/domain/platform/age-of-majority';
import { ageOn } from '@trattativa/domain/platform/plain-date';
import { translate } from '@trattativa/texts/translate';
import { fieldError } from '../../platform/app-error.ts';
import { dayOf } from '../../platform/clock.ts';
import { countAttempt } from '../../platform/counts/count-attempt.ts';
import type { Call, CallOf, InputOf, OutputOf } from '../../platform/http/call.ts';
import { linkBaseOf } from '../../platform/link-base.ts';
import { recordEvent } from '../../platform/outbox/record-event.ts';
import type { Services } from '../../platform/services.ts';
import { profileRecords } from '../profile-records.ts';
import {
  findAccountByEmail,
  insertAccount,
  insertBareAccount,
  type NewAccount,
} from './accounts.repository.ts';
import { countMail } from './data/count-mail.ts';
import { assertUncommonPassword, hashPassword } from './password.ts';
import { countAccountLinks } from './sign-in/log-in.ts';
import { clientOf, sourceOf } from './sign-in/sign-in-source.ts';

type RegisterInput = InputOf<typeof accountEndpoints.register>;

/**
 * Opens an inactive account with its record and requests the activation mail. Throws `EMAIL_EXISTS`,
 * `TERMS_REQUIRED`, `PASSWORD_TOO_COMMON`, `BASE_URL_NOT_ALLOWED`, `GUARDIAN_REQUIRED` (a player under 18
 * without a guardian's e-mail), `MAILED_TOO_OFTEN` (its guardian). It reveals whether an e-mail is known (spec §8), so it is rate-limited:
 * `RATE_LIMITED`.
 */
export async function register(
  services: Services,
  call: CallOf<typeof accountEndpoints.register>,
): Promise<OutputOf<typeof accountEndpoints.register>> {
  const { input } = call;
  await countAttempt(services, 'registration', call.ip);
  const linkBase = linkBaseOf(services.config, input.baseUrl);
  assertRegistration(input, dayOf(services.clock.now()));
  await countRegistrationMails(services, call, input);
  const account: NewAccount = {
    email: input.email,
    passwordHash: await hashPassword(input.password),
    name: input.name,
    surname: input.surname ?? '',
    profile: input.profile === profileType.team ? profileType.teamNotAccepted : input.profile,
    subProfile:
      input.profile === profileType.coachingStaff ? (input.subProfile ?? subProfile.none) : subProfile.none,
    agentType: input.profile === profileType.agent ? agentType.standard : null,
    language: input.language,
    partnerId: input.partnerId ?? null,
    bornDate: input.bornDate ?? null,
    guardianEmail: input.guardianEmail ?? null,
    termsVersion,
    at: services.clock.now(),
  };
  await services.db.transaction().execute(async (tx) => {
    const accountId = await insertAccount(tx, account);
    if (accountId === null) throw fieldError('EMAIL_EXISTS', ['email'], 'duplicate');
    await profileRecords.get().begin(tx, accountId, account);
    await recordEvent(tx, {
      type: 'account.registered',
      data: { accountId, linkBase },
      recipients: [],
      actorId: accountId,
      at: account.at,
    });
  });
  return { message: translate(call.language, 'feedback:activationSent') };
}

/**
 * Counts the mails that a registration sends, to whoever registers and to a guardian: whoever states the addresses may be a
 * stranger to both. Throws `MAILED_TOO_OFTEN`.
 */
export async function countRegistrationMails(
  services: Services,
  call: Call<unknown>,
  { email, guardianEmail }: Pick<RegisterInput, 'email' | 'guardianEmail'>,
): Promise<void> {
  const source = await sourceOf(services, email, clientOf(call));
  await countMail(services, 'activation', email, source);
  if (guardianEmail !== undefined) await countMail(services, 'guardian', guardianEmail, source);
}

/** Validates a registration, whichever call makes it. A minor's guardian is named by the person, and by nobody else. */
export function assertRegistration(
  input: RegisterInput,
  today: string,
  { byThePerson = true }: { byThePerson?: boolean } = {},
): void {
  if (!input.termsAccepted) throw fieldError('TERMS_REQUIRED', ['termsAccepted'], 'required');
  if (input.subProfile === subProfile.scout && input.profile !== profileType.coachingStaff)
    throw fieldError('INVALID_INPUT', ['subProfile'], 'notInList');
  assertUncommonPassword(input.password, 'password', [input.name, input.surname ?? '', input.email]);
  if (!byThePerson && input.guardianEmail !== undefined)
    throw fieldError('INVALID_INPUT', ['guardianEmail'], 'namedByPerson');
  if (input.profile !== profileType.player || input.bornDate === undefined) return;
  if (input.bornDate > today) throw fieldError('INVALID_INPUT', ['bornDate'], 'inTheFuture');
  const minor = ageOn(input.bornDate, today) < ageOfMajority;
  if (minor && byThePerson && input.guardianEmail === undefined)
    throw fieldError('GUARDIAN_REQUIRED', ['guardianEmail'], 'required');
  if (input.guardianEmail !== undefined && mailboxOf(input.guardianEmail) === mailboxOf(input.email))
    throw fieldError('GUARDIAN_REQUIRED', ['guardianEmail'], 'duplicate');
}

/**
 * Mails the activation link again. Known and unknown e-mails answer alike and equally fast: both are recorded. Throws
 * `BASE_URL_NOT_ALLOWED`, `MAILED_TOO_OFTEN`, `RATE_LIMITED`.
 */
export async function sendActivationMail(
  services: Services,
  call: CallOf<typeof accountEndpoints.sendActivationMail>,
): Promise<OutputOf<typeof accountEndpoints.sendActivationMail>> {
  const linkBase = linkBaseOf(services.config, call.input.baseUrl);
  await countAttempt(services, 'registration', call.ip);
  const { email } = call.input;
  const source = await sourceOf(services, email, clientOf(call));
  const account = await findAccountByEmail(services.db, email);
  const waits = account?.profile != null && account.activated_at === null;
  if (waits) await countAccountLinks(services, account, source);
  else await countMail(services, 'activation', email, source);
  await services.db.transaction().execute(async (tx) => {
    await recordEvent(tx, {
      type: 'account.activationAsked',
      data: { accountId: waits ? account.id : null, linkBase },
      recipients: [],
      actorId: null,
      at: services.clock.now(),
    });
  });
  return { message: translate(call.language, 'feedback:activationSent') };
}

/**
 * Opens an inactive account without a profile (chat service, POST /users). It can do nothing until its owner
 * registers with the same e-mail, which replaces name and password. Throws `EMAIL_EXISTS`,
 * `PASSWORD_TOO_COMMON`.
 */
export async function signUp(
  services: Services,
  user: { email: string; password: string; username: string },
): Promise<{ id: number; username: string }> {
  assertUncommonPassword(user.password, 'password', [user.username, user.email]);
  const accountId = await insertBareAccount(services.db, {
    email: user.email,
    passwordHash: await hashPassword(user.password),
    name: user.username,
    at: services.clock.now(),
  });
  if (accountId === null) throw fieldError('EMAIL_EXISTS', ['email'], 'duplicate');
  return { id: accountId, username: user.username };
}
