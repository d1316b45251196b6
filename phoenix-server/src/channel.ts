import type { Channel, Route } from './channel-definition.ts';
import { type BroadcastFrame, encodeFrame, type Payload } from './encode-frame.ts';
import type { Socket } from './socket.ts';

let lastId = 0;

/** One joined (or joining) topic of one socket. */
export class SocketChannel<Session> implements Channel<Session> {
  /** Unique in this process. */
  readonly id: string;
  readonly topic: string;
  readonly joinRef: string;
  readonly connection: Socket<Session>;
  readonly route: Route<Session>;
  /** `joining` until the join is answered; `closed` for good afterwards. */
  phase: 'joining' | 'joined' | 'closed' = 'joining';
  /** The reason for which the pending join fails whatever its handler returns; null if there is none. */
  refusal: string | null = null;
  /** Frames that arrived before the join was answered, in order. */
  #held: Buffer[] | null = [];
  #heldBytes = 0;

  constructor(connection: Socket<Session>, route: Route<Session>, topic: string, joinRef: string) {
    lastId += 1;
    this.id = lastId.toString(36);
    this.connection = connection;
    this.route = route;
    this.topic = topic;
    this.joinRef = joinRef;
  }

  get session(): Session {
    return this.connection.session;
  }

  get ownerKey(): string {
    return this.connection.ownerKey;
  }

  /** The part of the topic that the definition's `*` stands for; empty for an exact topic. */
  get suffix(): string {
    return this.topic.slice(this.route.prefixLength);
  }

  /** Sends an event to this channel alone. Does nothing once the channel is closed. */
  push(event: string, payload: Payload): void {
    const frame = encodeFrame(this.connection.version, this.joinRef, null, this.topic, event, payload);
    if (this.phase === 'joining') this.#hold(frame);
    else if (this.phase === 'joined') this.connection.send(frame);
  }

  /** Sends a broadcast, or holds it back while the join is being answered. */
  deliver(broadcast: BroadcastFrame): void {
    if (this.phase === 'closed') return;
    const frame = broadcast.bytes(this.connection.version);
    if (this.#held !== null) this.#hold(frame);
    else this.connection.send(frame);
  }

  /** Sends the held-back frames; later broadcasts are sent directly. */
  release(): void {
    const held = this.#held ?? [];
    this.#held = null;
    this.#heldBytes = 0;
    for (const frame of held) this.connection.send(frame);
  }

  /** Ends this channel without telling the client. */
  end(): void {
    this.phase = 'closed';
    this.#held = null;
  }

  #hold(frame: Buffer): void {
    this.#heldBytes += frame.length;
    if (this.#heldBytes > this.connection.maxBufferedBytes) this.connection.cut('slow join');
    else this.#held?.push(frame);
  }
}
