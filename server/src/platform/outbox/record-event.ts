import type { EventData, EventType } from '@trattativa/contract/events';
import { sql } from 'kysely';
import type { Transaction } from '../database/database.ts';
import { noteMade } from './keyed-call.ts';

export interface NewEvent<Type extends EventType> {
  type: Type;
  data: EventData<Type>;
  /** Accounts whose open screens hear of it. */
  recipients: readonly number[];
  /** 'market': also everybody who may see requests. */
  audience?: 'market';
  actorId: number | null;
  at: Date;
}

/**
 * Records what happened in the transaction that makes it happen: both are stored or neither is (ARCHITECTURE, rule 5).
 * The feature that acts does not know who listens.
 */
export async function recordEvent<Type extends EventType>(
  tx: Transaction,
  event: NewEvent<Type>,
): Promise<void> {
  const recipients = [...new Set(event.recipients)];
  await sql`
    insert into events (type, data, recipients, audience, actor_id, occurred_at)
    values (${event.type}, ${JSON.stringify(event.data)}::jsonb, ${recipients}, ${event.audience ?? null},
            ${event.actorId}, ${event.at})`.execute(tx);
  await noteMade(tx, event.at);
}
