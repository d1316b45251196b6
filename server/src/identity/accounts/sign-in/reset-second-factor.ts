import type { Database } from '../../../platform/database/database.ts';
import { recordEvent } from '../../../platform/outbox/record-event.ts';
import { findAccountByEmail } from '../accounts.repository.ts';
import { deleteSecondFactor } from './second-factor.repository.ts';
import { endAllSessions } from './sessions.ts';

/**
 * Takes the second factor from an account whose owner has lost it, after the operator has made sure who asks. Every session
 * ends, the owner is told by mail, and the audit keeps it. False for an account that is absent or has none.
 */
export async function resetSecondFactor(db: Database, email: string, at: Date): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const account = await findAccountByEmail(tx, email);
    if (!account || !(await deleteSecondFactor(tx, account.id))) return false;
    const accountId = account.id;
    await endAllSessions(tx, accountId, { actorId: null, at });
    const common = { recipients: [], actorId: null, at };
    await recordEvent(tx, { type: 'account.secondFactorChanged', data: { accountId, on: false }, ...common });
    await recordEvent(tx, { type: 'administration.secondFactorReset', data: { accountId }, ...common });
    return true;
  });
}
