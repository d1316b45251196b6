import type { SecondFactorSetup } from '@trattativa/contract/identity/accounts/second-factor-endpoints';
import { loginProfileTypes, profileType } from '@trattativa/domain/identity/profile-types';
import { AppError } from '../../../platform/app-error.ts';
import { dayOf } from '../../../platform/clock.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { linkBaseOf } from '../../../platform/link-base.ts';
import { recordEvent } from '../../../platform/outbox/record-event.ts';
import type { Services } from '../../../platform/services.ts';
import type { Account } from '../accounts.repository.ts';
import { countMail } from '../data/count-mail.ts';
import { type AwaitedGuardian, isMinor, waitsForGuardian } from '../guardian/guardian.ts';
import { issueEntry } from './enter.ts';
import { needsSecondFactor } from './second-factor.ts';
import { openSession, type SessionTokens } from './sessions.ts';
import { beginSecondFactor, completeSecondFactor } from './set-up-second-factor.ts';
import { type Client, type SignInSource, sourceOf } from './sign-in-source.ts';
import { verifyPassword } from './verify-password.ts';
import { activeSecondFactor, verifyOtp } from './verify-second-factor.ts';

interface Credentials {
  email: string;
  password: string;
  client: Client;
  /** Six digits of the authenticator, or a recovery code, for an account with a second factor. */
  otp?: string | undefined;
}

/**
 * Opens a session for an e-mail and password. Throws `WRONG_CREDENTIALS`, `USER_NOT_ACTIVE` (and mails the
 * activation link again), `GUARDIAN_AWAITED` with the guardian's address, `USER_NOT_ALLOWED`,
 * `TOO_MANY_ATTEMPTS`, and for a second factor `OTP_REQUIRED`, `OTP_INVALID`, or `SECOND_FACTOR_SETUP` with
 * the setup of a staff member's authenticator. Returns recovery codes when the login has just turned the
 * second factor on.
 */
export async function logIn(
  services: Services,
  credentials: Credentials & { userAgent: string },
): Promise<{ account: Account; tokens: SessionTokens; recoveryCodes: string[] | null }> {
  const { account, recoveryCodes } = await verifySignIn(services, credentials);
  const { userAgent, client } = credentials;
  const tokens = await openSession(services, account.id, userAgent, client.device);
  return { account, recoveryCodes, tokens };
}

/** The account of an e-mail and password that may sign in, here or at the chat service. Throws as `logIn`. */
export async function verifySignIn(
  services: Services,
  { email, password, client, otp }: Credentials,
): Promise<{ account: Account; recoveryCodes: string[] | null }> {
  const account = await verifyPassword(services, { email, password, client });
  await assertMayLogIn(services, account, client);
  const factor = account.has_second_factor ? await activeSecondFactor(services, account.id) : null;
  if (factor) {
    if (!otp) throw new AppError('OTP_REQUIRED');
    await verifyOtp(services, account, factor, { otp, client });
  } else if (needsSecondFactor(services.config, account.is_staff)) {
    return { account, recoveryCodes: await setUpAtLogin(services, account, otp, client) };
  }
  return { account, recoveryCodes: null };
}

/**
 * Refuses an account that proved the password but may not log in. Throws `USER_NOT_ACTIVE`,
 * `GUARDIAN_AWAITED`, `USER_NOT_ALLOWED`, `MAILED_TOO_OFTEN`.
 */
export async function assertMayLogIn(services: Services, account: Account, client: Client): Promise<void> {
  const today = dayOf(services.clock.now());
  const withdrawn = account.guardian_withdrawn_at !== null && isMinor(account.born_date, today);
  if (withdrawn) throw new AppError('USER_NOT_ALLOWED');
  if (account.activated_at === null) {
    const linkBase = linkBaseOf(services.config, undefined);
    await countAccountLinks(services, account, await sourceOf(services, account.email, client));
    await services.db.transaction().execute((tx) => requestAccountLinks(services, tx, account.id, linkBase));
    throw new AppError('USER_NOT_ACTIVE');
  }
  if (waitsForGuardian(account, today)) {
    const awaited: AwaitedGuardian = { guardianEmail: account.guardian_email };
    throw new AppError('GUARDIAN_AWAITED', { current: awaited });
  }
  if (account.staff_ended_at !== null) throw new AppError('USER_NOT_ALLOWED');
  if (account.profile === profileType.teamNotAccepted) throw await refusalOfWaitingClub(services, account.id);
  if (!loginProfileTypes.some((profile) => profile === account.profile))
    throw new AppError('USER_NOT_ALLOWED');
}

/** What the login of a waiting club answers besides the refusal: the code that opens its desk (`/auth/enter`). */
export interface AwaitedAcceptance {
  entry: string;
}

async function refusalOfWaitingClub(services: Services, accountId: number): Promise<AppError> {
  const entry = await issueEntry(services, accountId);
  return new AppError(
    'USER_NOT_ALLOWED',
    entry === null ? {} : { current: { entry } satisfies AwaitedAcceptance },
  );
}

/** Counts the mails that `requestAccountLinks` causes. Throws `MAILED_TOO_OFTEN`. */
export async function countAccountLinks(
  services: Services,
  account: Account,
  source: SignInSource,
): Promise<void> {
  if (account.activated_at === null) await countMail(services, 'activation', account.email, source);
  if (account.guardian_email !== null && waitsForGuardian(account, dayOf(services.clock.now())))
    await countMail(services, 'guardian', account.guardian_email, source);
}

/** Requests the missing mails that open an account: its activation, a guardian's consent, or both. */
export function requestAccountLinks(
  services: Services,
  tx: Transaction,
  accountId: number,
  linkBase: string,
) {
  return recordEvent(tx, {
    type: 'account.activationAsked',
    data: { accountId, linkBase },
    recipients: [],
    actorId: accountId,
    at: services.clock.now(),
  });
}

/**
 * The first staff login in production: without a code it returns the authenticator setup and no token; the
 * first right code turns the second factor on and logs in.
 */
async function setUpAtLogin(
  services: Services,
  account: Account,
  otp: string | undefined,
  client: Client,
): Promise<string[]> {
  if (otp) return completeSecondFactor(services, account, { otp, client });
  const setup: SecondFactorSetup = await beginSecondFactor(services, account);
  throw new AppError('SECOND_FACTOR_SETUP', { current: setup });
}
