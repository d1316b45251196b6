import { dayOf } from '../../../platform/clock.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { recordEvent } from '../../../platform/outbox/record-event.ts';
import { findAccount } from '../accounts.repository.ts';
import { saveBirthDate } from './guardian.repository.ts';
import { waitsForGuardian } from './guardian.ts';

/**
 * Copies the birth date of the player's own record to the account. Called by all writers of own records, in
 * their transaction: a date that makes the person a minor without a guardian's consent suspends the account
 * at once; a correction by staff reopens it.
 */
export async function followBirthDate(
  tx: Transaction,
  accountId: number,
  bornDate: string,
  at: Date,
): Promise<void> {
  const account = await findAccount(tx, accountId);
  if (!account || account.born_date === bornDate) return;
  const today = dayOf(at);
  const waited = waitsForGuardian(account, today);
  const waits = waitsForGuardian({ ...account, born_date: bornDate }, today);
  const wasOpen = account.activated_at !== null && !waited;
  const suspendedAt = waits ? (account.suspended_at ?? (wasOpen ? at : null)) : null;
  await saveBirthDate(tx, accountId, bornDate, suspendedAt);
  if (waits !== waited) await recordSuspension(tx, accountId, waits, at);
}

/** Whether an account is a minor's without a guardian's consent, as seen by its transaction. */
export async function isSuspended(tx: Transaction, accountId: number, at: Date): Promise<boolean> {
  const account = await findAccount(tx, accountId);
  return account !== null && waitsForGuardian(account, dayOf(at));
}

/** Notifies the account's screens and every chat node that it may act, or no longer may. */
export async function recordSuspension(
  tx: Transaction,
  accountId: number,
  suspended: boolean,
  at: Date,
): Promise<void> {
  const common = { actorId: accountId, at };
  await recordEvent(tx, {
    type: 'account.suspensionChanged',
    data: { accountId, suspended },
    recipients: [],
    ...common,
  });
  await recordEvent(tx, {
    type: 'account.changed',
    data: { accountId },
    recipients: [accountId],
    ...common,
  });
}
