import { AppError } from '../platform/app-error.ts';
import type { Services } from '../platform/services.ts';
import { type Account, findAccount } from './accounts.repository.ts';
import { verifyPassword } from './verify-password.ts';

/**
 * Proof that it is the owner who asks, before what cannot be taken back. Counted like a login. Throws
 * `PASSWORD_WRONG` when it is wrong or missing, `TOO_MANY_ATTEMPTS`.
 */
export async function verifyOwnPassword(
  services: Services,
  accountId: number,
  password: string | undefined,
): Promise<Account> {
  const refused = () =>
    new AppError('PASSWORD_WRONG', { fields: [{ path: ['currentPassword'], code: 'wrongPassword' }] });
  const account = await findAccount(services.db, accountId);
  if (!account) throw new AppError('UNAUTHENTICATED');
  if (!password) throw refused();
  try {
    return await verifyPassword(services, account.email, password);
  } catch (error) {
    throw error instanceof AppError && error.code === 'WRONG_CREDENTIALS' ? refused() : error;
  }
}
