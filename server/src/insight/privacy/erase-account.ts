import { findAccount } from '../../identity/accounts.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { recordEvent } from '../../platform/outbox/record-event.ts';
import { eraseAccountRows, eraseRecords, isErased, leaveTeam } from './erase.repository.ts';

/** Erases an account and closes its sessions and sockets on every node. */
export async function eraseAccount(tx: Transaction, accountId: number, at: Date): Promise<void> {
  await leaveTeam(tx, accountId, at);
  await eraseRecords(tx, accountId, at);
  await eraseAccountRows(tx, accountId, at);
  const common = { recipients: [], actorId: accountId, at };
  await recordEvent(tx, { type: 'session.ended', data: { accountId, sessionId: null }, ...common });
  await recordEvent(tx, { type: 'account.deleted', data: { accountId }, ...common });
}

/**
 * Erases again who was erased before a backup came back, whatever is open there: the person has gone. False for an account
 * that is not there, or is erased.
 */
export function eraseAgain(db: Database, accountId: number, at: Date): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    if (!(await findAccount(tx, accountId)) || (await isErased(tx, accountId))) return false;
    await eraseAccount(tx, accountId, at);
    return true;
  });
}
