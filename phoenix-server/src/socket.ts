import type { Frame, Version } from './decode-frame.ts';
import type { Payload } from './encode-frame.ts';

/** The interface of a socket to its channels, its topic queues and the hub. */
export interface Socket<Session> {
  readonly session: Session;
  readonly ownerKey: string;
  readonly version: Version;
  /** No more frames are read or sent; the closing handshake may still be under way. */
  readonly closed: boolean;
  /** The most unsent bytes, and the most bytes that a pending join holds back. */
  readonly maxBufferedBytes: number;
  readonly bufferedBytes: number;
  channelCount: number;
  /** Frames waiting in topic queues. */
  queued: number;
  /** Sends an encoded frame. A reader that is too slow is disconnected; it reconnects and catches up. */
  send(frame: Buffer): void;
  sendMessage(
    joinRef: string | null,
    ref: string | null,
    topic: string,
    event: string,
    payload: Payload,
  ): void;
  /** Replies to a frame, unless it has no reference. */
  reply(frame: Frame, joinRef: string | null, status: 'ok' | 'error', response: Payload): void;
  /** Closes with a WebSocket close code, after everything sent so far. Its channels end now. */
  shut(code: number, reason: string): void;
  /** Ends the connection at once, also in its closing handshake. */
  terminate(): void;
  /** Ends the connection at once, without a close frame, since the peer does not read. */
  cut(reason: string): void;
  /** Called every few seconds: closes idle sockets, cuts dead ones and pings silent ones. */
  sweep(now: number): void;
  /** Ends the channel of a topic from the server's side. */
  dismiss(topic: string, event: 'phx_close' | 'phx_error'): void;
  deleteQueue(topic: string): void;
}
