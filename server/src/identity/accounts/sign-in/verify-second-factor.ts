import { AppError } from '../../../platform/app-error.ts';
import type { Services } from '../../../platform/services.ts';
import type { Account } from '../accounts.repository.ts';
import {
  findSecondFactor,
  type SecondFactorRow,
  useRecoveryCode,
  useStep,
} from './second-factor.repository.ts';
import { knownRecoveryHashes, stepOfCode } from './second-factor.ts';
import { countedTry } from './sign-in-failures.ts';
import { type Client, sourceOf } from './sign-in-source.ts';

/**
 * Verifies six digits of the authenticator, or consumes a recovery code. A wrong one counts like a wrong
 * password, and the right password alone does not reset that count. Throws `OTP_INVALID`,
 * `TOO_MANY_ATTEMPTS`.
 */
export async function verifyOtp(
  services: Services,
  account: Account,
  factor: SecondFactorRow,
  { otp, client }: { otp: string; client: Client },
): Promise<void> {
  const email = account.email.toLowerCase();
  const source = await sourceOf(services, email, client);
  const tried = await countedTry(services, { email, source }, async () => {
    const isValid = await isRight(services, account.id, factor, otp.trim());
    return { account, isRight: isValid, provesOwner: isValid };
  });
  if (!tried.isRight) throw new AppError('OTP_INVALID', { fields: [{ path: ['otp'], code: 'wrongCode' }] });
}

async function isRight(
  services: Services,
  accountId: number,
  factor: SecondFactorRow,
  otp: string,
): Promise<boolean> {
  const now = services.clock.now();
  const digits = otp.replace(/\s/g, '');
  const opened = services.ids.open('second factor', factor.secret);
  // A recovery code still works; docs/security.md says how staff help whoever has none.
  if (!opened) services.log.error({ account: accountId }, 'no token secret opens this second factor');
  const step = opened ? stepOfCode(opened.plain, digits, now) : null;
  if (step !== null) return useStep(services.db, accountId, step);
  // Six digits are never a recovery code: a wrong one costs no slow hash.
  if (factor.confirmed_at === null || /^\d{6}$/.test(digits)) return false;
  const hashes = await knownRecoveryHashes(services.ids, accountId, otp);
  return useRecoveryCode(services.db, accountId, hashes, now);
}

/** The confirmed second factor of an account; null when it has none. */
export async function activeSecondFactor(
  services: Services,
  accountId: number,
): Promise<SecondFactorRow | null> {
  const factor = await findSecondFactor(services.db, accountId);
  return factor?.confirmed_at ? factor : null;
}
