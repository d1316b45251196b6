import { AppError } from '../../platform/app-error.ts';
import { countAttempt } from '../../platform/counts/count-attempt.ts';
import type { Services } from '../../platform/services.ts';
import { type Account, findAccountByEmail } from './accounts.repository.ts';
import { passwordMatches, passwordOfNobody } from './password.ts';
import { findSecondFactor } from './second-factor.repository.ts';
import { clearFailures } from './sign-in-attempts.repository.ts';
import { countedTry } from './sign-in-failures.ts';

export interface PasswordTried {
  email: string;
  password: string;
  /** The client's address. */
  ip: string;
}

/**
 * The account of an e-mail and password. The only place where a password is verified, so that login,
 * GetUserInfo, the chat sign-in, the guardian's mail and password confirmations share their limits, by
 * address and by account (see `countedTry`). Throws `WRONG_CREDENTIALS` alike for an unknown e-mail,
 * `TOO_MANY_ATTEMPTS`, `RATE_LIMITED`.
 */
export async function verifyPassword(
  services: Services,
  { email, password, ip }: PasswordTried,
): Promise<Account> {
  await countAttempt(services, 'password', ip);
  const address = email.trim().toLowerCase();
  const { account, isRight } = await countedTry(services, address, async () => {
    const found = await findAccountByEmail(services.db, address);
    const matches = found
      ? await passwordMatches(found.password_hash, password)
      : await passwordOfNobody(password);
    return { account: found, isRight: found !== null && matches };
  });
  if (!account || !isRight) throw new AppError('WRONG_CREDENTIALS');
  // With a second factor only its code proves the owner; until then wrong codes keep counting.
  if (!(await findSecondFactor(services.db, account.id))) await clearFailures(services.db, address);
  return account;
}
