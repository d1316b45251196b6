import type { accountEndpoints } from '@trattativa/contract/identity/accounts/endpoints';
import { translate } from '@trattativa/texts/translate';
import { eraseFiles } from '../../../files/uploads.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Database, Transaction } from '../../../platform/database/database.ts';
import type { CallOf, OutputOf } from '../../../platform/http/call.ts';
import { deleteMailsTo } from '../../../platform/mail/outgoing-mails.repository.ts';
import { eraseKeys } from '../../../platform/outbox/keyed-calls.repository.ts';
import { recordEvent } from '../../../platform/outbox/record-event.ts';
import type { Services } from '../../../platform/services.ts';
import { accountErasure, erasureSteps, openDeals } from '../../account-erasure.ts';
import { findAccount } from '../accounts.repository.ts';
import { listWaitingLogins } from '../club-logins.repository.ts';
import { eraseAccountRows, isErased } from '../own-account.repository.ts';
import { verifyOwnPassword } from '../sign-in/verify-password.ts';

/** Erases all data of a person, and closes the account's sessions and sockets on every node. */
export async function eraseAccount(tx: Transaction, accountId: number, at: Date): Promise<void> {
  for (const step of erasureSteps) await accountErasure.get(step)(tx, accountId, at);
  await eraseFiles(tx, ['unsent'], [accountId], at);
  await eraseKeys(tx, accountId);
  const account = await findAccount(tx, accountId);
  if (account) await deleteMailsTo(tx, account.email);
  await eraseAccountRows(tx, accountId, at);
  const common = { recipients: [], actorId: accountId, at };
  await recordEvent(tx, { type: 'session.ended', data: { accountId, sessionId: null }, ...common });
  await recordEvent(tx, { type: 'account.deleted', data: { accountId }, ...common });
}

/** Erases the people of a refused club, with what they prepared; their addresses become free. */
export async function eraseWaitingLogins(
  tx: Transaction,
  accountIds: readonly number[],
  at: Date,
): Promise<void> {
  for (const accountId of await listWaitingLogins(tx, accountIds)) await eraseAccount(tx, accountId, at);
}

/**
 * Repeats an erasure after a backup from before it was restored, ignoring open deals. False for an account
 * that is absent or already erased.
 */
export function eraseAgain(db: Database, accountId: number, at: Date): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    if (!(await findAccount(tx, accountId)) || (await isErased(tx, accountId))) return false;
    await eraseAccount(tx, accountId, at);
    return true;
  });
}

/**
 * Erases the caller's account (GDPR Art. 17): profile, sessions and all personal data; records that the other
 * side of a deal or conversation needs keep a number instead of a name. Throws `PASSWORD_WRONG`, and
 * `ACCOUNT_HAS_DEALS` while negotiations are open that only this person can answer.
 */
export async function deleteMyAccount(
  services: Services,
  call: CallOf<typeof accountEndpoints.deleteMyAccount>,
): Promise<OutputOf<typeof accountEndpoints.deleteMyAccount>> {
  const { accountId } = call.actor;
  await verifyOwnPassword(services, call);
  await services.db.transaction().execute(async (tx) => {
    if ((await openDeals.get()(tx, accountId)) > 0) throw new AppError('ACCOUNT_HAS_DEALS');
    await eraseAccount(tx, accountId, services.clock.now());
  });
  services.log.info({ event: 'account erased', account: accountId }, 'a person erased their account');
  return { message: translate(call.language, 'feedback:accountDeleted') };
}
