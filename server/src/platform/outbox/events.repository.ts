import { type RawBuilder, sql } from 'kysely';
import type { Transaction } from '../database/database.ts';

interface EventFields {
  type: string;
  /** From the event's definition; the dispatcher takes the highest first. */
  priority: number;
  data: object;
  /** Account ids, without duplicates. */
  recipients: readonly number[];
  audience: 'market' | null;
  actorId: number | null;
  at: Date;
}

/** Stores an event and, in the same statement, an optional insert that reads `recorded`. */
export async function insertEvent(
  tx: Transaction,
  event: EventFields,
  beside: RawBuilder<unknown> | null,
): Promise<void> {
  const insert = sql`
    insert into events (type, priority, data, recipients, audience, actor_id, occurred_at)
    values (${event.type}, ${event.priority}, ${JSON.stringify(event.data)}::jsonb, ${event.recipients}, ${event.audience},
            ${event.actorId}, ${event.at})`;
  await (beside
    ? sql`with recorded as (${insert} returning type, actor_id, occurred_at) ${beside}`
    : insert
  ).execute(tx);
}

/** Stores many events of one type in one statement, in order. */
export async function insertAlike(
  tx: Transaction,
  common: Pick<EventFields, 'type' | 'priority' | 'actorId' | 'at'>,
  rows: readonly Pick<EventFields, 'data' | 'recipients'>[],
): Promise<void> {
  await sql`
    insert into events (type, priority, data, recipients, actor_id, occurred_at)
    select ${common.type}, ${common.priority}::smallint, recorded.data, recorded.recipients, ${common.actorId}::bigint, ${common.at}
    from rows from (jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as (data jsonb, recipients bigint[]))
      with ordinality as recorded (data, recipients, turn) order by turn`.execute(tx);
}

/**
 * SQL that records events inside a larger statement. `select` yields type, data, recipients, actor and
 * instant, in this order.
 */
export const recordingSql = (select: string): string =>
  `insert into events (type, data, recipients, actor_id, occurred_at) ${select}`;

/** Deletes events whose reactions completed before an instant. */
export async function purgeOldEvents(tx: Transaction, before: Date): Promise<void> {
  await sql`delete from events where reacted_at < ${before}`.execute(tx);
}
