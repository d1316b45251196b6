import type { Transaction } from '../../platform/database/database.ts';
import { recordEvent } from '../../platform/outbox/record-event.ts';
import { endSessionsOf } from './sessions.repository.ts';

/** Ends every session of an account at once, and closes its sockets on every node. */
export async function endAllSessions(
  tx: Transaction,
  accountId: number,
  by: { actorId: number; at: Date },
): Promise<void> {
  await endSessionsOf(tx, accountId, by.at);
  await recordEvent(tx, {
    type: 'session.ended',
    data: { accountId, sessionId: null },
    recipients: [],
    ...by,
  });
}
