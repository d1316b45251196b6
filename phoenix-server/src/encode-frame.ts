import type { Version } from './decode-frame.ts';

/** Payloads are always JSON objects. */
export type Payload = object;

/** The bytes of an unmasked WebSocket text frame, header and JSON in one buffer: built once, written to many sockets. */
function textFrame(json: string): Buffer {
  const length = Buffer.byteLength(json);
  const header = length < 126 ? 2 : length < 65_536 ? 4 : 10;
  const frame = Buffer.allocUnsafe(header + length);
  frame[0] = 0x81;
  if (header === 2) {
    frame[1] = length;
  } else if (header === 4) {
    frame[1] = 126;
    frame.writeUInt16BE(length, 2);
  } else {
    frame[1] = 127;
    frame.writeUInt32BE(0, 2);
    frame.writeUInt32BE(length, 6);
  }
  frame.write(json, header);
  return frame;
}

/** One outbound message in the given version; version 1 has no `join_ref`. */
export function encodeFrame(
  version: Version,
  joinRef: string | null,
  ref: string | null,
  topic: string,
  event: string,
  payload: Payload,
): Buffer {
  return textFrame(
    version === 2
      ? JSON.stringify([joinRef, ref, topic, event, payload])
      : JSON.stringify({ topic, event, payload, ref }),
  );
}

/** A `phx_reply`; status is `ok` or `error`. */
export function encodeReply(
  version: Version,
  joinRef: string | null,
  ref: string | null,
  topic: string,
  status: 'ok' | 'error',
  response: Payload,
): Buffer {
  return encodeFrame(version, joinRef, ref, topic, 'phx_reply', { status, response });
}

/** A message to a whole topic: both references null, encoded at most once for each version. */
export class BroadcastFrame {
  readonly #topic: string;
  readonly #event: string;
  readonly #payload: Payload;
  readonly #encoded: [Buffer | undefined, Buffer | undefined] = [undefined, undefined];

  constructor(topic: string, event: string, payload: Payload) {
    this.#topic = topic;
    this.#event = event;
    this.#payload = payload;
  }

  bytes(version: Version): Buffer {
    const at = version === 1 ? 0 : 1;
    let encoded = this.#encoded[at];
    if (encoded === undefined) {
      encoded = encodeFrame(version, null, null, this.#topic, this.#event, this.#payload);
      this.#encoded[at] = encoded;
    }
    return encoded;
  }
}
