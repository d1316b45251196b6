import { AppError } from '../platform/app-error.ts';
import type { Services } from '../platform/services.ts';
import { type Account, findAccountByEmail } from './accounts.repository.ts';
import { passwordMatches, passwordOfNobody } from './password.ts';
import { findSecondFactor } from './second-factor.repository.ts';
import { clearFailures } from './sign-in-attempts.repository.ts';
import { assertFewFailures, countFailure } from './sign-in-failures.ts';
import { inTurn } from './sign-in-turns.ts';

/**
 * The account whose e-mail and password these are. The one place where a password is tried, so that login,
 * GetUserInfo, the chat sign-in and what needs the password again share their count (see `assertFewFailures`). Throws
 * `WRONG_CREDENTIALS` alike for an unknown e-mail, `TOO_MANY_ATTEMPTS`.
 */
export function verifyPassword(services: Services, email: string, password: string): Promise<Account> {
  const address = email.trim().toLowerCase();
  return inTurn(services, address, () => tryPassword(services, address, password));
}

async function tryPassword(services: Services, address: string, password: string): Promise<Account> {
  await assertFewFailures(services, address);
  const account = await findAccountByEmail(services.db, address);
  const matches = account
    ? await passwordMatches(account.password_hash, password)
    : await passwordOfNobody(password);
  if (!account || !matches) {
    await countFailure(services, address, account?.id ?? null);
    throw new AppError('WRONG_CREDENTIALS');
  }
  // With a second factor only its code proves the owner: until then wrong codes go on counting.
  if (!(await findSecondFactor(services.db, account.id))) await clearFailures(services.db, address);
  return account;
}
