import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { networkOf } from './rate-limits.ts';

/** Connections of one network whose request is awaited for longer than `youngMs`; of more, the oldest are cut. */
const maxOfANetwork = 64;
const youngMs = 2_000;
const sweepEveryMs = 1_000;

const notFound = 'HTTP/1.1 404 Not Found\r\nConnection: close\r\nContent-Length: 0\r\n\r\n';

interface Connection {
  /** The request whose body is arriving. */
  request: FastifyRequest | null;
  /** Everything of the last request has arrived, and no byte of the next one. */
  isIdle: boolean;
  /** What had arrived when it became idle. */
  bytes: number;
  /** When the awaited part began: connected, head complete, first byte of the next request. */
  since: number;
}

/**
 * The connections of a server whose request has not arrived completely. Whole requests arrive within milliseconds, so
 * those that are awaited for long are bounded for each network by cutting the oldest: who holds requests back loses
 * them, and others behind the same address do not notice.
 */
export class UnfinishedRequests {
  readonly #connections = new Map<Socket, Connection>();
  /** Connections that speak another protocol by now. */
  readonly #upgraded = new Set<Socket>();

  /** Follows the connections of this server until it closes. */
  constructor(app: FastifyInstance) {
    const { server } = app;
    server.on('connection', (socket: Socket) => {
      this.#connections.set(socket, { request: null, isIdle: false, bytes: 0, since: performance.now() });
      socket.once('close', () => this.#connections.delete(socket));
    });
    // The other protocol has bounds of its own.
    server.on('upgrade', (_request, upgraded) => {
      const socket = upgraded as Socket;
      // On a node without the chat nobody takes it; without an answer the connection would stay open.
      if (server.listenerCount('upgrade') === 1) socket.end(notFound);
      this.#connections.delete(socket);
      this.#upgraded.add(socket);
      socket.once('close', () => this.#upgraded.delete(socket));
    });
    app.addHook('onRequest', (request, _reply, done) => {
      const connection = this.#connections.get(request.raw.socket);
      if (connection) Object.assign(connection, { request, isIdle: false, since: performance.now() });
      done();
    });
    const timer = setInterval(() => this.#cutBeyondBound(), sweepEveryMs);
    timer.unref();
    app.addHook('onClose', (_app, done) => {
      clearInterval(timer);
      done();
    });
  }

  /** Cuts the connections that have sent nothing. */
  cutSilent(): void {
    for (const socket of this.#connections.keys()) if (socket.bytesRead === 0) socket.destroy();
  }

  /** Cuts all connections. */
  cutAll(): void {
    for (const socket of [...this.#connections.keys(), ...this.#upgraded]) socket.destroy();
  }

  /** Cuts all connections whose request is awaited. */
  cutAwaited(): void {
    for (const [socket, connection] of this.#connections) {
      if (isAwaited(socket, connection)) socket.destroy();
    }
  }

  #cutBeyondBound(): void {
    const oldBefore = performance.now() - youngMs;
    const byNetwork = Map.groupBy(
      [...this.#connections].filter(
        ([socket, connection]) => isAwaited(socket, connection) && connection.since < oldBefore,
      ),
      // Behind a trusted proxy only the head says whose request it is.
      ([socket, { request }]) => networkOf(request?.ip ?? socket.remoteAddress ?? ''),
    );
    for (const awaited of byNetwork.values()) {
      const cut = awaited.sort(([, one], [, other]) => one.since - other.since).slice(0, -maxOfANetwork);
      for (const [socket] of cut) socket.destroy();
    }
  }
}

/** Whether a part of a request is awaited from this connection; updates what is known of it. */
function isAwaited(socket: Socket, connection: Connection): boolean {
  if (connection.request?.raw.complete) {
    connection.request = null;
    connection.isIdle = true;
    connection.bytes = socket.bytesRead;
  } else if (connection.isIdle && socket.bytesRead > connection.bytes) {
    connection.isIdle = false;
    connection.since = performance.now();
  }
  return !connection.isIdle;
}
