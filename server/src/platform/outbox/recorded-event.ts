import type { EventData, EventType } from '@trattativa/contract/events';
import type { Transaction } from '../database/database.ts';
import type { Services } from '../services.ts';

/** An event as read back from the outbox. */
export interface RecordedEvent<Type extends EventType = EventType> {
  id: number;
  type: Type;
  data: EventData<Type>;
  recipients: number[];
  audience: 'market' | null;
  actorId: number | null;
  occurredAt: Date;
}

/**
 * What a feature does when something happened elsewhere. Runs after commit, at least once, in a transaction of its
 * own together with the mark that it is done: what it writes to the database happens exactly once.
 */
export interface Reaction<Type extends EventType = EventType> {
  /** Unique and stable: kept in the database. */
  name: string;
  types: readonly Type[];
  react(services: Services, tx: Transaction, event: RecordedEvent<Type>): Promise<void>;
}

export function reaction<Type extends EventType>(described: Reaction<Type>): Reaction {
  return described as unknown as Reaction;
}
