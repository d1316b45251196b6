import { type EventType, liveShapes } from '@trattativa/contract/events';
import type { RecordedEvent } from '../outbox/recorded-event.ts';
import { compileEncoder, type Encode } from './wire-codec.ts';

/** What is pushed of an event. */
export interface Live {
  id: number;
  type: EventType;
  /** In wire spelling. */
  data?: unknown;
}

const encoders: ReadonlyMap<string, Encode> = new Map(
  Object.entries(liveShapes).map(([type, shape]) => [type, compileEncoder(shape)]),
);

/**
 * An event as browsers are told of it, the only way out: the fields of its `live` shape, encoded as answers are. One
 * without a shape says its type and id.
 */
export function presentLive({ id, type, data }: Pick<RecordedEvent, 'id' | 'type' | 'data'>): Live {
  const encode = encoders.get(type);
  return encode ? { id, type, data: encode(data) } : { id, type };
}
