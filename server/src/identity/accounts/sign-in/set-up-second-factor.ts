import type { accountEndpoints } from '@trattativa/contract/identity/accounts/endpoints';
import type { RenewedSession } from '@trattativa/contract/identity/accounts/renewed-session';
import type { SecondFactorSetup } from '@trattativa/contract/identity/accounts/second-factor-endpoints';
import { translate } from '@trattativa/texts/translate';
import { isStaff } from '../../../platform/actor.ts';
import { AppError } from '../../../platform/app-error.ts';
import { countAttempt } from '../../../platform/counts/count-attempt.ts';
import { assertFound } from '../../../platform/database/assert-found.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import type { CallOf, OutputOf } from '../../../platform/http/call.ts';
import { recordEvent } from '../../../platform/outbox/record-event.ts';
import type { Services } from '../../../platform/services.ts';
import { type Account, findAccount } from '../accounts.repository.ts';
import { recordAccountChanged } from '../save-my-account.ts';
import { renewSession } from './end-sessions.ts';
import {
  confirmSecret,
  deleteSecondFactor,
  findSecondFactor,
  replaceRecoveryCodes,
  saveSecret,
} from './second-factor.repository.ts';
import {
  describeSetup,
  hashRecoveryCode,
  needsSecondFactor,
  newRecoveryCodes,
  newTotpSecret,
} from './second-factor.ts';
import { type Client, clientOf } from './sign-in-source.ts';
import { verifyOwnPassword } from './verify-password.ts';
import { activeSecondFactor, verifyOtp } from './verify-second-factor.ts';

/** Creates a secret that takes effect once a first code confirms it. Throws `SECOND_FACTOR_ON`. */
export async function beginSecondFactor(services: Services, account: Account): Promise<SecondFactorSetup> {
  const secret = newTotpSecret(services.ids);
  const encrypted = services.ids.seal('second factor', secret);
  if (!(await saveSecret(services.db, account.id, encrypted, services.clock.now()))) {
    throw new AppError('SECOND_FACTOR_ON');
  }
  return describeSetup(secret, account.email);
}

/**
 * Turns the second factor on with a first right code; returns the recovery codes. `andThen` runs in the same transaction.
 * Throws `OTP_INVALID`.
 */
export async function completeSecondFactor(
  services: Services,
  account: Account,
  given: { otp: string; client: Client },
  andThen: (tx: Transaction) => Promise<void> = async () => {},
): Promise<string[]> {
  const factor = await findSecondFactor(services.db, account.id);
  if (!factor) throw new AppError('SECOND_FACTOR_OFF');
  if (factor.confirmed_at) throw new AppError('SECOND_FACTOR_ON');
  await verifyOtp(services, account, factor, given);
  const { codes, hashes } = await makeRecoveryCodes(services, account.id);
  await services.db.transaction().execute(async (tx) => {
    await confirmSecret(tx, account.id, services.clock.now());
    await recordSecondFactor(services, tx, account.id, true);
    await replaceRecoveryCodes(tx, account.id, hashes);
    await recordAccountChanged(services, tx, account.id);
    await andThen(tx);
  });
  return codes;
}

/** Made before the transaction that stores them: their hashes are slow. */
async function makeRecoveryCodes({ ids }: Services, accountId: number) {
  const codes = newRecoveryCodes(ids);
  const hashes = await Promise.all(codes.map((code) => hashRecoveryCode(accountId, code)));
  return { codes, hashes };
}

function recordSecondFactor(
  services: Pick<Services, 'clock'>,
  tx: Transaction,
  accountId: number,
  on: boolean,
): Promise<void> {
  return recordEvent(tx, {
    type: 'account.secondFactorChanged',
    data: { accountId, on },
    recipients: [],
    actorId: accountId,
    at: services.clock.now(),
  });
}

/** Starts the setup. Throws `PASSWORD_WRONG`, `SECOND_FACTOR_ON`. */
export async function startSecondFactor(
  services: Services,
  call: CallOf<typeof accountEndpoints.startSecondFactor>,
): Promise<SecondFactorSetup> {
  const account = await verifyOwnPassword(services, call);
  return beginSecondFactor(services, account);
}

/**
 * Confirms the setup with a first code; from now on each login needs one. Throws `OTP_INVALID`,
 * `SECOND_FACTOR_OFF`, `SECOND_FACTOR_ON`.
 */
export async function confirmSecondFactor(
  services: Services,
  call: CallOf<typeof accountEndpoints.confirmSecondFactor>,
): Promise<OutputOf<typeof accountEndpoints.confirmSecondFactor>> {
  await countAttempt(services, 'password', `session ${call.actor.sessionId}`);
  const account = await findAccount(services.db, call.actor.accountId);
  if (!account) throw new AppError('UNAUTHENTICATED');
  const client = clientOf(call);
  let session: RenewedSession | undefined;
  const recoveryCodes = await completeSecondFactor(
    services,
    account,
    { otp: call.input.otp, client },
    async (tx) => {
      session = await renewSession(services, tx, call);
    },
  );
  return {
    message: translate(call.language, 'feedback:secondFactorOn'),
    recoveryCodes,
    session: assertFound(session),
  };
}

/**
 * Verifies password and code before the second factor changes. Throws `PASSWORD_WRONG`, `SECOND_FACTOR_OFF`,
 * `OTP_INVALID`.
 */
async function verifyBoth(
  services: Services,
  call: CallOf<typeof accountEndpoints.renewRecoveryCodes>,
): Promise<Account> {
  const account = await verifyOwnPassword(services, call);
  const factor = await activeSecondFactor(services, account.id);
  if (!factor) throw new AppError('SECOND_FACTOR_OFF');
  await verifyOtp(services, account, factor, { otp: call.input.otp, client: clientOf(call) });
  return account;
}

/** Replaces the recovery codes with ten new ones. */
export async function renewRecoveryCodes(
  services: Services,
  call: CallOf<typeof accountEndpoints.renewRecoveryCodes>,
): Promise<OutputOf<typeof accountEndpoints.renewRecoveryCodes>> {
  const account = await verifyBoth(services, call);
  const { codes, hashes } = await makeRecoveryCodes(services, account.id);
  const session = await services.db.transaction().execute(async (tx) => {
    await replaceRecoveryCodes(tx, account.id, hashes);
    return renewSession(services, tx, call);
  });
  return {
    message: translate(call.language, 'feedback:recoveryCodesRenewed'),
    recoveryCodes: codes,
    session,
  };
}

/** Turns the second factor off. Throws `SECOND_FACTOR_MANDATORY` for staff in production. */
export async function turnOffSecondFactor(
  services: Services,
  call: CallOf<typeof accountEndpoints.turnOffSecondFactor>,
): Promise<OutputOf<typeof accountEndpoints.turnOffSecondFactor>> {
  if (needsSecondFactor(services.config, isStaff(call.actor))) throw new AppError('SECOND_FACTOR_MANDATORY');
  const account = await verifyBoth(services, call);
  const session = await services.db.transaction().execute(async (tx) => {
    await deleteSecondFactor(tx, account.id);
    await recordSecondFactor(services, tx, account.id, false);
    return renewSession(services, tx, call);
  });
  return { message: translate(call.language, 'feedback:secondFactorOff'), session };
}
