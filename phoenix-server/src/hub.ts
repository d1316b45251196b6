import type { SocketChannel } from './channel.ts';
import type { ChannelRouter, LeaveReason } from './channel-definition.ts';
import type { Clock } from './clock.ts';
import type { Limits } from './limits.ts';
import { LoopTurn } from './outbound.ts';
import type { Socket } from './socket.ts';

/** The logger for errors, compatible with pino. It never receives tokens or payloads. */
export interface Log {
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
}

/** The state shared by all sockets of a server. */
export class Hub<Session> {
  readonly router: ChannelRouter<Session>;
  readonly limits: Limits;
  readonly clock: Clock;
  readonly log: Log;
  /** Whether the sign-in of a session is still valid; called at every join. */
  readonly isStillValid: (session: Session) => Promise<boolean> | boolean;
  readonly connections = new Set<Socket<Session>>();
  readonly turn = new LoopTurn();
  readonly #topics = new Map<string, Set<SocketChannel<Session>>>();
  readonly #owners = new Map<string, Set<Socket<Session>>>();
  /** WebSockets not yet fully closed, those in a closing handshake included. */
  #open = 0;
  #whenEmpty: (() => void)[] = [];
  channelCount = 0;
  slowReadersCut = 0;
  floodsClosed = 0;
  handlerErrors = 0;

  constructor(
    router: ChannelRouter<Session>,
    limits: Limits,
    clock: Clock,
    log: Log,
    isStillValid: (session: Session) => Promise<boolean> | boolean,
  ) {
    this.router = router;
    this.limits = limits;
    this.clock = clock;
    this.log = log;
    this.isStillValid = isStillValid;
  }

  addConnection(connection: Socket<Session>): void {
    this.#open += 1;
    this.connections.add(connection);
    addTo(this.#owners, connection.ownerKey, connection);
  }

  removeConnection(connection: Socket<Session>): void {
    this.connections.delete(connection);
    removeFrom(this.#owners, connection.ownerKey, connection);
  }

  /** The closing handshake of a socket is over. */
  noteGone(): void {
    this.#open -= 1;
    if (this.#open > 0) return;
    for (const resolve of this.#whenEmpty.splice(0)) resolve();
  }

  /** Resolves when every WebSocket has been closed for good. */
  allGone(): Promise<void> {
    if (this.#open === 0) return Promise.resolve();
    return new Promise((resolve) => this.#whenEmpty.push(resolve));
  }

  connectionsOf(ownerKey: string): ReadonlySet<Socket<Session>> {
    return this.#owners.get(ownerKey) ?? new Set();
  }

  /** Subscribes a channel to its topic. */
  addChannel(channel: SocketChannel<Session>): void {
    this.channelCount += 1;
    addTo(this.#topics, channel.topic, channel);
  }

  /** Ends a channel and, if its join had succeeded, notifies its definition. */
  removeChannel(channel: SocketChannel<Session>, reason: LeaveReason): void {
    if (channel.phase === 'closed') return;
    const wasJoined = channel.phase === 'joined';
    channel.end();
    this.channelCount -= 1;
    removeFrom(this.#topics, channel.topic, channel);
    if (!wasJoined) return;
    try {
      channel.route.definition.left?.(channel, reason);
    } catch (error) {
      this.reportHandlerError(error, channel.topic, 'left');
    }
  }

  channelsOf(topic: string): ReadonlySet<SocketChannel<Session>> {
    return this.#topics.get(topic) ?? new Set();
  }

  get ownerCount(): number {
    return this.#owners.size;
  }

  *channels(): Iterable<SocketChannel<Session>> {
    for (const channels of this.#topics.values()) yield* channels;
  }

  reportHandlerError(error: unknown, topic: string, event: string): void {
    this.handlerErrors += 1;
    this.log.error({ err: error, topic, event }, 'a channel handler failed');
  }
}

function addTo<Item>(index: Map<string, Set<Item>>, key: string, item: Item): void {
  const items = index.get(key);
  if (items === undefined) index.set(key, new Set([item]));
  else items.add(item);
}

function removeFrom<Item>(index: Map<string, Set<Item>>, key: string, item: Item): void {
  const items = index.get(key);
  if (items === undefined) return;
  items.delete(item);
  if (items.size === 0) index.delete(key);
}
