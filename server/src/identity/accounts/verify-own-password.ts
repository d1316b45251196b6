import type { accountEndpoints } from '@trattativa/contract/identity/accounts/endpoints';
import { AppError } from '../../platform/app-error.ts';
import type { Call, InputOf } from '../../platform/http/call.ts';
import type { Services } from '../../platform/services.ts';
import { type Account, findAccount } from './accounts.repository.ts';
import { verifyPassword } from './verify-password.ts';

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
    return await verifyPassword(services, { email: account.email, password, ip: call.ip });
  } catch (error) {
    throw error instanceof AppError && error.code === 'WRONG_CREDENTIALS' ? refused() : error;
  }
}
