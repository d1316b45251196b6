import { eraseFiles } from '../../files/uploads.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { eraseKeys } from '../../platform/outbox/keyed-calls.repository.ts';
import { recordEvent } from '../../platform/outbox/record-event.ts';
import { accountErasure, erasureSteps } from '../account-erasure.ts';
import { findAccount } from './accounts.repository.ts';
import { eraseAccountRows, isErased } from './erase-account.repository.ts';

/** Erases all data of a person, and closes the account's sessions and sockets on every node. */
export async function eraseAccount(tx: Transaction, accountId: number, at: Date): Promise<void> {
  for (const step of erasureSteps) await accountErasure.get(step)(tx, accountId, at);
  await eraseFiles(tx, ['unsent'], [accountId], at);
  await eraseKeys(tx, accountId);
  await eraseAccountRows(tx, accountId, at);
  const common = { recipients: [], actorId: accountId, at };
  await recordEvent(tx, { type: 'session.ended', data: { accountId, sessionId: null }, ...common });
  await recordEvent(tx, { type: 'account.deleted', data: { accountId }, ...common });
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
