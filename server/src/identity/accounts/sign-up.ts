import { fieldError } from '../../platform/app-error.ts';
import type { Services } from '../../platform/services.ts';
import { insertBareAccount } from './accounts.repository.ts';
import { assertUncommonPassword, hashPassword } from './password.ts';

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
