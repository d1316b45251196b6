import type { Frame, Version } from './decode-frame.ts';
import type { Payload } from './encode-frame.ts';

/** One socket as its channels, its topic queues and the hub see it. */
export interface Socket<Session> {
  readonly session: Session;
  readonly ownerKey: string;
  readonly version: Version;
  /** No more frames are read or sent; the closing handshake may still be under way. */
  readonly closed: boolean;
  /** Bytes that may wait to be sent, and that a pending join may hold back. */
  readonly maxBufferedBytes: number;
  readonly bufferedBytes: number;
  channelCount: number;
  /** Frames waiting in topic queues. */
  queued: number;
  /** Sends an encoded frame; a reader that is too far behind is cut off, and will come back and catch up. */
  send(frame: Buffer): void;
  sendMessage(
    joinRef: string | null,
    ref: string | null,
    topic: string,
    event: string,
    payload: Payload,
  ): void;
  /** Answers a frame; one without a reference wants no answer. */
  reply(frame: Frame, joinRef: string | null, status: 'ok' | 'error', response: Payload): void;
  /** Closes with a WebSocket close code, after everything sent so far. Its channels end now. */
  shut(code: number, reason: string): void;
  /** Ends the connection at once: nothing can be said to a peer that does not read. */
  cut(reason: string): void;
  /** Called every few seconds: closes the idle, cuts the dead, pings the silent. */
  sweep(now: number): void;
  /** Ends the channel of a topic from the server's side. */
  dismiss(topic: string, event: 'phx_close' | 'phx_error'): void;
  deleteQueue(topic: string): void;
}
