import type { accountEndpoints } from '@trattativa/contract/identity/accounts/endpoints';
import { translate } from '@trattativa/texts/translate';
import { AppError } from '../../platform/app-error.ts';
import type { CallOf } from '../../platform/http/call.ts';
import type { Services } from '../../platform/services.ts';
import { openDeals } from '../account-erasure.ts';
import { eraseAccount } from './erase-account.ts';
import { verifyOwnPassword } from './verify-own-password.ts';

/**
 * Erases the caller's account (GDPR Art. 17): profile, sessions and all personal data; records that the other
 * side of a deal or conversation needs keep a number instead of a name. Throws `PASSWORD_WRONG`, and
 * `ACCOUNT_HAS_DEALS` while negotiations are open that only this person can answer.
 */
export async function deleteMyAccount(
  services: Services,
  call: CallOf<typeof accountEndpoints.deleteMyAccount>,
): Promise<{ message: string }> {
  const { accountId } = call.actor;
  await verifyOwnPassword(services, call);
  await services.db.transaction().execute(async (tx) => {
    if ((await openDeals.get()(tx, accountId)) > 0) throw new AppError('ACCOUNT_HAS_DEALS');
    await eraseAccount(tx, accountId, services.clock.now());
  });
  services.log.info({ event: 'account erased', account: accountId }, 'a person erased their account');
  return { message: translate(call.language, 'feedback:accountDeleted') };
}
