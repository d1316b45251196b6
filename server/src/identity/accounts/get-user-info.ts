import type { accountEndpoints } from '@trattativa/contract/identity/accounts/endpoints';
import { AppError } from '../../platform/app-error.ts';
import type { CallOf } from '../../platform/http/call.ts';
import type { Services } from '../../platform/services.ts';
import { findAccount } from './accounts.repository.ts';
import { clientOf } from './sign-in/sign-in-source.ts';
import { verifyPassword } from './sign-in/verify-password.ts';

/**
 * Verifies the caller's own password, counted like a login. Throws `SUBJECT_MISMATCH`, `WRONG_CREDENTIALS`.
 */
export async function getUserInfo(services: Services, call: CallOf<typeof accountEndpoints.getUserInfo>) {
  const own = await findAccount(services.db, call.actor.accountId);
  if (own?.email !== call.input.email) throw new AppError('SUBJECT_MISMATCH');
  const account = await verifyPassword(services, { ...call.input, client: clientOf(call) });
  return {
    id: account.id,
    email: account.email,
    name: account.name,
    profile: call.actor.profile,
    userImageUrl: account.image_url,
  };
}
