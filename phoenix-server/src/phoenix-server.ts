import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer } from 'ws';
import { type Channel, type ChannelDefinition, ChannelRouter } from './channel-definition.ts';
import { type Clock, systemClock } from './clock.ts';
import { Connection } from './connection.ts';
import { BroadcastFrame, type Payload } from './encode-frame.ts';
import { type Credentials, pathOf, readHandshake } from './handshake.ts';
import { Hub, type Log } from './hub.ts';
import { defaultLimits, type Limits } from './limits.ts';

export interface PhoenixServerOptions<Session> {
  /** Returns the session of a connecting client; null refuses with 403 before the upgrade. Credentials must not be logged. */
  authenticate(credentials: Credentials, request: IncomingMessage): Promise<Session | null>;
  /** Groups the sockets of one sign-in, to close them on sign-out. */
  sessionKey(session: Session): string;
  /** Groups the sockets of one user. */
  ownerKey(session: Session): string;
  /** Called at every join, because a sign-in may end while its socket is open; false closes the socket with 4001. Default: always true. */
  isStillValid?(session: Session): Promise<boolean> | boolean;
  /** Checked only if the request has an Origin header. Undefined: the origin must match the requested host. See `readHandshake`. */
  allowedOrigins?: readonly string[] | undefined;
  limits?: Partial<Limits>;
  clock?: Clock;
  log: Log;
  channels: readonly ChannelDefinition<Session>[];
}

export interface PhoenixServer<Session> {
  /** Serves upgrades of one path; others are answered 404. Returns a detach function. */
  attach(server: Server, path?: string): () => void;
  /** Serves one upgrade request, whatever its path. */
  handleUpgrade(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void>;
  /** Sends an event to every channel of a topic, encoded once. */
  broadcast(topic: string, event: string, payload: Payload, options?: { except?: Channel<Session> }): void;
  /** The joined and joining channels of a topic. A live view: do not keep it. */
  channelsOf(topic: string): Iterable<Channel<Session>>;
  /** Removes an owner, or all matching ones, from a topic with `phx_close`; the client does not rejoin. A pending join is refused with `forbidden`. */
  closeChannels(topic: string, who: string | ((channel: Channel<Session>) => boolean)): void;
  /** Makes the clients of all matching channels rejoin and catch up (`phx_error`). Use it when events may have been missed. */
  restartChannels(which: (channel: Channel<Session>) => boolean): void;
  /** Closes all sockets of a sign-in or of an owner. Default code 4001: signed out. */
  closeSockets(whose: { sessionKey: string } | { ownerKey: string }, code?: number): void;
  /** Refuses new sockets (503) and closes the present ones with 1012, spread evenly over `overMs`. Resolves when the last has been closed. */
  drain(overMs?: number): Promise<void>;
  stats(): PhoenixServerStats;
}

/** The first four are current values; the others are totals since the start. */
export interface PhoenixServerStats {
  sockets: number;
  owners: number;
  channels: number;
  bytesBuffered: number;
  slowReadersCut: number;
  floodsClosed: number;
  handlerErrors: number;
}

/** How long a closing handshake may take before the connection is cut. */
const CLOSE_TIMEOUT_MS = 5_000;
const DRAIN_STEP_MS = 50;
/** How long a closing handshake may take during a drain. */
const DRAIN_CLOSE_TIMEOUT_MS = 300;

/** A server of the Phoenix Channels protocol, versions 1.0.0 and 2.0.0, WebSocket transport only. */
export function createPhoenixServer<Session>(options: PhoenixServerOptions<Session>): PhoenixServer<Session> {
  const limits: Limits = { ...defaultLimits, ...options.limits };
  const clock = options.clock ?? systemClock;
  const isStillValid = (session: Session) => options.isStillValid?.(session) ?? true;
  const hub = new Hub(new ChannelRouter(options.channels), limits, clock, options.log, isStillValid);
  const upgrader = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    perMessageDeflate: false,
    maxPayload: limits.maxFrameBytes,
    handleProtocols: () => 'phoenix',
    ...{ closeTimeout: CLOSE_TIMEOUT_MS },
  });
  let isDraining = false;
  let isSweeping = false;

  function sweepLater(): void {
    if (isSweeping) return;
    isSweeping = true;
    clock.setTimeout(() => {
      isSweeping = false;
      const now = clock.now();
      for (const connection of hub.connections) connection.sweep(now);
      if (hub.connections.size > 0) sweepLater();
    }, limits.sweepMs);
  }

  async function handleUpgrade(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    socket.on('error', ignore);
    if (isDraining) return refuse(socket, 503);
    const handshake = readHandshake(request, options.allowedOrigins);
    if (typeof handshake === 'number') return refuse(socket, handshake);
    let session: Session | null;
    let ownerKey = '';
    try {
      session = await options.authenticate(handshake, request);
      if (session !== null) ownerKey = options.ownerKey(session);
    } catch (error) {
      options.log.error({ err: error }, 'authentication of a socket failed');
      return refuse(socket, 503);
    }
    if (session === null) return refuse(socket, 403);
    if (isDraining) return refuse(socket, 503);
    if (hub.connectionsOf(ownerKey).size >= limits.socketsPerOwner) return refuse(socket, 429);
    const accepted = session;
    upgrader.handleUpgrade(request, socket, head, (websocket) => {
      new Connection(hub, accepted, ownerKey, handshake.version, websocket, socket);
      sweepLater();
    });
    socket.off('error', ignore);
  }

  function attach(server: Server, path = '/socket/websocket'): () => void {
    const onUpgrade = (request: IncomingMessage, socket: Duplex, head: Buffer): void => {
      if (pathOf(request.url) === path) void handleUpgrade(request, socket, head);
      else refuse(socket, 404);
    };
    server.on('upgrade', onUpgrade);
    return () => server.off('upgrade', onUpgrade);
  }

  function broadcast(
    topic: string,
    event: string,
    payload: Payload,
    { except }: { except?: Channel<Session> } = {},
  ): void {
    const frame = new BroadcastFrame(topic, event, payload);
    for (const channel of hub.channelsOf(topic)) if (channel !== except) channel.deliver(frame);
  }

  function closeChannels(topic: string, who: string | ((channel: Channel<Session>) => boolean)): void {
    const matches = typeof who === 'string' ? (channel: Channel<Session>) => channel.ownerKey === who : who;
    for (const channel of [...hub.channelsOf(topic)]) {
      if (matches(channel)) channel.connection.dismiss(topic, 'phx_close');
    }
  }

  function restartChannels(which: (channel: Channel<Session>) => boolean): void {
    for (const channel of [...hub.channels()]) {
      if (which(channel)) channel.connection.dismiss(channel.topic, 'phx_error');
    }
  }

  function closeSockets(whose: { sessionKey: string } | { ownerKey: string }, code = 4001): void {
    const closing =
      'ownerKey' in whose
        ? [...hub.connectionsOf(whose.ownerKey)]
        : [...hub.connections].filter(({ session }) => options.sessionKey(session) === whose.sessionKey);
    for (const connection of closing) connection.shut(code, code === 4001 ? 'signed out' : '');
  }

  function drain(overMs = 2_000): Promise<void> {
    isDraining = true;
    const step = Math.ceil(hub.connections.size / Math.max(1, Math.floor(overMs / DRAIN_STEP_MS)));
    return new Promise((resolve) => {
      function closeSome(): void {
        for (const connection of [...hub.connections].slice(0, step)) {
          connection.shut(1012, 'restart');
          // A peer that is gone or stopped does not answer; a restart must not wait for it.
          clock.setTimeout(() => connection.terminate(), DRAIN_CLOSE_TIMEOUT_MS);
        }
        if (hub.connections.size > 0) clock.setTimeout(closeSome, DRAIN_STEP_MS);
        else void hub.allGone().then(resolve);
      }
      closeSome();
    });
  }

  function stats(): PhoenixServerStats {
    let bytesBuffered = 0;
    for (const connection of hub.connections) bytesBuffered += connection.bufferedBytes;
    const { channelCount: channels, ownerCount: owners, slowReadersCut, floodsClosed, handlerErrors } = hub;
    const sockets = hub.connections.size;
    return { sockets, owners, channels, bytesBuffered, slowReadersCut, floodsClosed, handlerErrors };
  }

  return {
    attach,
    handleUpgrade,
    broadcast,
    channelsOf: (topic) => hub.channelsOf(topic),
    closeChannels,
    restartChannels,
    closeSockets,
    drain,
    stats,
  };
}

const STATUS_TEXT = {
  400: 'Bad Request',
  403: 'Forbidden',
  404: 'Not Found',
  429: 'Too Many Requests',
  503: 'Service Unavailable',
};

/** Refuses as plain HTTP, before the upgrade. */
function refuse(socket: Duplex, status: keyof typeof STATUS_TEXT): void {
  socket.on('error', ignore);
  socket.end(`HTTP/1.1 ${status} ${STATUS_TEXT[status]}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}

/** A peer that disconnects during the handshake is not an error. */
function ignore(): void {}
