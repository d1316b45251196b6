import { type EventData, type EventType, priorityOf } from '@trattativa/contract/events';
import type { RawBuilder } from 'kysely';
import type { Transaction } from '../database/database.ts';
import { Port } from '../port.ts';
import { insertAlike, insertEvent } from './events.repository.ts';

export interface NewEvent<Type extends EventType> {
  type: Type;
  data: EventData<Type>;
  /** Accounts whose open screens receive it. */
  recipients: readonly number[];
  /** 'market': also every account that may see requests. */
  audience?: 'market';
  actorId: number | null;
  at: Date;
}

/**
 * Builds what is stored beside an event, in the same statement: null, or an insert that reads the event as
 * `recorded (type, actor_id, occurred_at)`.
 */
export type StoreBeside = (type: EventType, data: object) => RawBuilder<unknown> | null;

export const storedBeside = new Port<StoreBeside>('what is stored beside an event');

/**
 * Records an event in the transaction that causes it: both commit or neither. The recording feature does not
 * know the listeners. `storedBeside` also writes audited events to the audit (decision 25).
 */
export async function recordEvent<Type extends EventType>(
  tx: Transaction,
  event: NewEvent<Type>,
): Promise<void> {
  const { type, data, audience = null, actorId, at } = event;
  const recipients = [...new Set(event.recipients)];
  const beside = storedBeside.get()(type, data);
  const priority = priorityOf(type);
  await insertEvent(tx, { type, priority, data, recipients, audience, actorId, at }, beside);
}

/**
 * Records many events of one type in one statement, in order; only data and recipients differ. Not for
 * audited events.
 */
export async function recordAlike<Type extends EventType>(
  tx: Transaction,
  common: Pick<NewEvent<Type>, 'type' | 'actorId' | 'at'>,
  each: readonly Pick<NewEvent<Type>, 'data' | 'recipients'>[],
): Promise<void> {
  if (each.length === 0) return;
  const rows = each.map(({ data, recipients }) => ({ data, recipients: [...new Set(recipients)] }));
  await insertAlike(tx, { ...common, priority: priorityOf(common.type) }, rows);
}
