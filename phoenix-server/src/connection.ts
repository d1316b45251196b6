import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';
import { decodeFrame, type Frame, type Version } from './decode-frame.ts';
import { encodeFrame, encodeReply, type Payload } from './encode-frame.ts';
import type { Hub } from './hub.ts';
import type { Limits } from './limits.ts';
import { Outbound } from './outbound.ts';
import type { Socket } from './socket.ts';
import { TopicQueue } from './topic-queue.ts';

/** One WebSocket of one session. */
export class Connection<Session> implements Socket<Session> {
  readonly hub: Hub<Session>;
  readonly session: Session;
  readonly ownerKey: string;
  readonly version: Version;
  /** No more frames are read or sent; the closing handshake may still be under way. */
  closed = false;
  channelCount = 0;
  /** Frames waiting in topic queues. */
  queued = 0;
  readonly #websocket: WebSocket;
  readonly #outbound: Outbound;
  readonly #queues = new Map<string, TopicQueue<Session>>();
  readonly #budget = new FrameBudget();
  #lastFrameAt: number;
  #lastSignAt: number;

  constructor(
    hub: Hub<Session>,
    session: Session,
    ownerKey: string,
    version: Version,
    websocket: WebSocket,
    socket: Duplex,
  ) {
    this.hub = hub;
    this.session = session;
    this.ownerKey = ownerKey;
    this.version = version;
    this.#websocket = websocket;
    this.#outbound = new Outbound(socket, hub.turn, hub.limits.maxBufferedBytes);
    this.#lastFrameAt = hub.clock.now();
    this.#lastSignAt = this.#lastFrameAt;
    hub.addConnection(this);
    websocket.on('message', (data, isBinary) => this.#receive(data as Buffer, isBinary));
    websocket.on('ping', () => this.#noteFrame());
    websocket.on('pong', () => {
      this.#lastSignAt = hub.clock.now();
    });
    // `ws` closes with 1007 or 1009 and then reports the error; the close event does the clean-up.
    websocket.on('error', () => this.#detach());
    websocket.on('close', () => {
      this.#detach();
      hub.noteGone();
    });
  }

  get maxBufferedBytes(): number {
    return this.hub.limits.maxBufferedBytes;
  }

  get bufferedBytes(): number {
    return this.#outbound.bufferedBytes;
  }

  /** Sends an encoded frame. A reader that is too slow is disconnected; it reconnects and catches up. */
  send(frame: Buffer): void {
    // `ws` answers the peer's close frame at once but emits the close event later. A browser reports a frame sent in between as an error.
    const isOpen = !this.closed && this.#websocket.readyState === this.#websocket.OPEN;
    if (!isOpen || this.#outbound.send(frame)) return;
    this.hub.slowReadersCut += 1;
    this.cut('slow reader');
  }

  sendMessage(
    joinRef: string | null,
    ref: string | null,
    topic: string,
    event: string,
    payload: Payload,
  ): void {
    this.send(encodeFrame(this.version, joinRef, ref, topic, event, payload));
  }

  /** Replies to a frame, unless it has no reference. */
  reply(frame: Frame, joinRef: string | null, status: 'ok' | 'error', response: Payload): void {
    if (frame.ref === null) return;
    this.send(encodeReply(this.version, joinRef, frame.ref, frame.topic, status, response));
  }

  /** Closes with a WebSocket close code, after everything sent so far. Its channels end now. */
  shut(code: number, reason: string): void {
    if (this.closed) return;
    this.#outbound.flush();
    this.#detach();
    this.#websocket.close(code, reason);
  }

  /** Ends the connection at once, also in its closing handshake. */
  terminate(): void {
    this.#websocket.terminate();
  }

  /** Ends the connection at once, without a close frame, since the peer does not read. */
  cut(reason: string): void {
    if (this.closed) return;
    this.hub.log.warn({ ownerKey: this.ownerKey, reason }, 'socket cut');
    this.#detach();
    this.#websocket.terminate();
  }

  /** Called every few seconds: closes idle sockets, cuts dead ones and pings silent ones. */
  sweep(now: number): void {
    const { idleMs, deadAfterMs, pingAfterMs } = this.hub.limits;
    if (now - this.#lastFrameAt >= idleMs) this.shut(1001, 'idle');
    else if (now - this.#lastSignAt >= deadAfterMs) this.cut('no sign of life');
    else if (now - this.#lastSignAt >= pingAfterMs) this.#websocket.ping();
  }

  /** Ends one channel, see {@link TopicQueue.dismiss}. */
  dismiss(topic: string, event: 'phx_close' | 'phx_error'): void {
    this.#queues.get(topic)?.dismiss(event);
  }

  deleteQueue(topic: string): void {
    this.#queues.delete(topic);
  }

  #receive(data: Buffer, isBinary: boolean): void {
    if (this.closed) return;
    this.#noteFrame();
    const frame = decodeFrame(data, isBinary, this.version);
    if (typeof frame === 'number') this.shut(frame, 'unreadable frame');
    else this.#admit(frame);
  }

  /** Heartbeats are answered at once, even while handlers are busy. */
  #admit(frame: Frame): void {
    const { limits } = this.hub;
    const kind = kindOf(frame);
    const verdict = this.#budget.take(kind, this.#lastFrameAt, limits);
    if (verdict === 'flood' || this.queued > 2 * limits.queuedFrames) {
      this.hub.floodsClosed += 1;
      this.shut(1008, 'too many frames');
    } else if (verdict === 'limited' || (kind !== 'other' && this.queued >= limits.queuedFrames)) {
      this.reply(frame, frame.joinRef, 'error', { reason: 'rate_limited' });
    } else if (isHeartbeat(frame)) {
      this.reply(frame, null, 'ok', {});
    } else {
      this.#queue(frame.topic).accept(frame);
    }
  }

  #queue(topic: string): TopicQueue<Session> {
    let queue = this.#queues.get(topic);
    if (queue === undefined) {
      queue = new TopicQueue(this.hub, this, topic);
      this.#queues.set(topic, queue);
    }
    return queue;
  }

  #noteFrame(): void {
    this.#lastFrameAt = this.hub.clock.now();
    this.#lastSignAt = this.#lastFrameAt;
  }

  #detach(): void {
    if (this.closed) return;
    this.closed = true;
    this.hub.removeConnection(this);
    for (const queue of this.#queues.values()) queue.abandon();
    this.#queues.clear();
  }
}

/** Leaves and heartbeats are never refused. */
function kindOf(frame: Frame): 'event' | 'join' | 'other' {
  if (frame.event === 'phx_join') return 'join';
  if (frame.event === 'phx_leave') return 'other';
  return isHeartbeat(frame) ? 'other' : 'event';
}

function isHeartbeat(frame: Frame): boolean {
  return frame.topic === 'phoenix' && frame.event === 'heartbeat';
}

const WINDOW_MS = 10_000;

/** `limited`: answer with an error; `flood`: close the socket. */
type Verdict = 'ok' | 'limited' | 'flood';

/** Counts the frames of one socket in windows of ten seconds. Heartbeats and leaves count only towards a flood: refusing them would harm well-behaved clients. */
class FrameBudget {
  #windowStart = 0;
  #frames = 0;
  #events = 0;
  #joins = 0;

  take(kind: 'event' | 'join' | 'other', now: number, limits: Limits): Verdict {
    if (now - this.#windowStart >= WINDOW_MS) {
      this.#windowStart = now;
      this.#frames = 0;
      this.#events = 0;
      this.#joins = 0;
    }
    this.#frames += 1;
    if (this.#frames > limits.floodPer10s) return 'flood';
    if (kind === 'event') {
      this.#events += 1;
      return this.#events > limits.eventsPer10s ? 'limited' : 'ok';
    }
    if (kind === 'join') {
      this.#joins += 1;
      return this.#joins > limits.joinsPer10s ? 'limited' : 'ok';
    }
    return 'ok';
  }
}
