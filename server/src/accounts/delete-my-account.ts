import { translate } from '@trattativa/texts/translate';
import { AppError } from '../platform/app-error.ts';
import type { Transaction } from '../platform/database/database.ts';
import type { Call } from '../platform/http/call.ts';
import { recordEvent } from '../platform/outbox/record-event.ts';
import type { Services } from '../platform/services.ts';
import { countOpenDeals, eraseAccountRows, eraseRecords, leaveTeam } from './erase.repository.ts';
import { verifyOwnPassword } from './verify-own-password.ts';

/**
 * Erases the caller's account (GDPR Art. 17): profile, sessions and everything personal go; what the other side of a
 * deal or a conversation still needs stays under a number instead of a name. Throws `PASSWORD_WRONG`, and
 * `ACCOUNT_HAS_DEALS` while negotiations are open that only this person can answer.
 */
export async function deleteMyAccount(
  services: Services,
  call: Call<{ currentPassword?: string }>,
): Promise<{ message: string }> {
  const { accountId } = call.actor;
  await verifyOwnPassword(services, accountId, call.input.currentPassword);
  await services.db.transaction().execute(async (tx) => {
    if ((await countOpenDeals(tx, accountId)) > 0) throw new AppError('ACCOUNT_HAS_DEALS');
    await eraseAccount(services, tx, accountId);
  });
  services.log.info({ event: 'account erased', account: accountId }, 'a person erased their account');
  return { message: translate(call.language, 'feedback:accountDeleted') };
}

/** Erases the account and closes its sessions and sockets on every node. */
async function eraseAccount(services: Services, tx: Transaction, accountId: number): Promise<void> {
  const at = services.clock.now();
  await leaveTeam(tx, accountId, at);
  await eraseRecords(tx, accountId, at);
  await eraseAccountRows(tx, accountId, at);
  const common = { recipients: [], actorId: accountId, at };
  await recordEvent(tx, { type: 'session.ended', data: { accountId, sessionId: null }, ...common });
  await recordEvent(tx, { type: 'account.deleted', data: { accountId }, ...common });
}
