import { AppError } from '../platform/app-error.ts';
import { addMinutes } from '../platform/clock.ts';
import type { Services } from '../platform/services.ts';
import { type Account, findAccountByEmail } from './accounts.repository.ts';
import { passwordMatches, passwordOfNobody } from './password.ts';
import { clearFailures, listFailures, recordFailure } from './sign-in-attempts.repository.ts';

const mostFailures = 5;
const windowMinutes = 15;

/**
 * The account whose e-mail and password these are. The one place where a password is tried, so that login,
 * GetUserInfo and the chat sign-in share their count: five failures in 15 minutes refuse the sixth try with
 * `TOO_MANY_ATTEMPTS`, right password or not, until the oldest is 15 minutes old. Throws `WRONG_CREDENTIALS` otherwise,
 * alike for an unknown e-mail.
 */
export async function verifyPassword(services: Services, email: string, password: string): Promise<Account> {
  const now = services.clock.now();
  const address = email.trim().toLowerCase();
  if (services.config.rateLimits) await assertFewFailures(services, address, now);
  const account = await findAccountByEmail(services.db, address);
  const matches = account
    ? await passwordMatches(account.password_hash, password)
    : await passwordOfNobody(password);
  if (!account || !matches) {
    services.log.info({ event: 'sign-in failed', account: account?.id ?? null }, 'sign-in failed');
    await recordFailure(services.db, address, now, addMinutes(now, -windowMinutes));
    throw new AppError('WRONG_CREDENTIALS');
  }
  await clearFailures(services.db, address);
  return account;
}

async function assertFewFailures(services: Services, email: string, now: Date): Promise<void> {
  const failures = await listFailures(services.db, email, addMinutes(now, -windowMinutes));
  const oldest = failures.at(-mostFailures);
  if (oldest) {
    const retryAfter = Math.ceil((addMinutes(oldest, windowMinutes).getTime() - now.getTime()) / 1000);
    throw new AppError('TOO_MANY_ATTEMPTS', { retryAfter: Math.max(1, retryAfter) });
  }
}
