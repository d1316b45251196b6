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
 * A feature's handler for another feature's event. Runs after commit, at least once, in its own transaction
 * together with its mark: its database writes happen exactly once.
 */
export interface Reaction<Type extends EventType = EventType> {
  /** Unique and stable, because it is stored in the database. */
  name: string;
  types: readonly Type[];
  react(services: Services, tx: Transaction, event: RecordedEvent<Type>): Promise<void>;
}

export function reaction<Type extends EventType>(described: Reaction<Type>): Reaction {
  return described as unknown as Reaction;
}
