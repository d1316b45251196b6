import type { accountEndpoints } from '@trattativa/contract/identity/accounts/endpoints';
import { AppError } from '../../../platform/app-error.ts';
import { countAttempt } from '../../../platform/counts/count-attempt.ts';
import type { Call, InputOf } from '../../../platform/http/call.ts';
import type { Services } from '../../../platform/services.ts';
import { type Account, findAccount, findAccountByEmail } from '../accounts.repository.ts';
import { passwordMatches, verifyDummyPassword } from '../password.ts';
import { countedTry } from './sign-in-failures.ts';
import { type Client, clientOf, sourceOf } from './sign-in-source.ts';

export interface PasswordTried {
  email: string;
  password: string;
  client: Client;
}

/**
 * The account of an e-mail and password. The only place where a password is verified, so that login,
 * GetUserInfo, the chat sign-in, the guardian's mail and password confirmations share their limits, by
 * source and by account (see `countedTry`). Throws `WRONG_CREDENTIALS` alike for an unknown e-mail,
 * `TOO_MANY_ATTEMPTS`, `RATE_LIMITED`.
 */
export async function verifyPassword(
  services: Services,
  { email: typed, password, client }: PasswordTried,
): Promise<Account> {
  const email = typed.trim().toLowerCase();
  const source = await sourceOf(services, email, client);
  await countAttempt(services, 'password', source.isKnown ? source.key : client.ip);
  const { account, isRight } = await countedTry(services, { email, source }, async () => {
    const found = await findAccountByEmail(services.db, email);
    const matches = found
      ? await passwordMatches(found.password_hash, password)
      : await verifyDummyPassword(password);
    const isRight = found !== null && matches;
    // With a second factor only its code proves the owner; until then wrong codes keep counting.
    const provesOwner = isRight && !found.has_second_factor;
    return { account: found, isRight, provesOwner };
  });
  if (!account || !isRight) throw new AppError('WRONG_CREDENTIALS');
  return account;
}

/**
 * Confirms the owner's password before an irreversible change. Counted like a login. Throws `PASSWORD_WRONG`
 * when it is wrong or missing, `TOO_MANY_ATTEMPTS`, `RATE_LIMITED`.
 */
export async function verifyOwnPassword(
  services: Services,
  call: Call<Pick<InputOf<typeof accountEndpoints.changePassword>, 'currentPassword'>>,
): Promise<Account> {
  const refused = () =>
    new AppError('PASSWORD_WRONG', { fields: [{ path: ['currentPassword'], code: 'wrongPassword' }] });
  const { currentPassword: password } = call.input;
  const account = await findAccount(services.db, call.actor.accountId);
  if (!account) throw new AppError('UNAUTHENTICATED');
  if (!password) throw refused();
  try {
    return await verifyPassword(services, { email: account.email, password, client: clientOf(call) });
  } catch (error) {
    throw error instanceof AppError && error.code === 'WRONG_CREDENTIALS' ? refused() : error;
  }
}
