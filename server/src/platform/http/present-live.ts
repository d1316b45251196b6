import { type EventType, liveShapes } from '@trattativa/contract/events';
import type { RecordedEvent } from '../outbox/recorded-event.ts';
import { compileEncoder, type Encode } from './wire-codec.ts';

/** What is pushed for an event. */
export interface Live {
  id: number;
  type: EventType;
  /** Fields of the event in wire spelling. */
  data?: unknown;
}

const encoders: ReadonlyMap<string, Encode> = new Map(
  Object.entries(liveShapes).map(([type, shape]) => [type, compileEncoder(shape)]),
);

/**
 * The only way an event reaches browsers: the fields of its `live` shape, encoded like answers. Without a
 * shape only type and id are pushed.
 */
export function presentLive({ id, type, data }: Pick<RecordedEvent, 'id' | 'type' | 'data'>): Live {
  const encode = encoders.get(type);
  return encode ? { id, type, data: encode(data) } : { id, type };
}
