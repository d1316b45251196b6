import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Clock } from '../src/clock.ts';
import { createPhoenixServer, type PhoenixServer, type PhoenixServerOptions } from '../src/phoenix-server.ts';

export interface TestSession {
  user: string;
  token: string;
}

/** A clock that moves only when told to. */
export class FakeClock implements Clock {
  #now = 0;
  #timers = new Set<{ at: number; task: () => void }>();

  now(): number {
    return this.#now;
  }

  setTimeout(task: () => void, ms: number): () => void {
    const timer = { at: this.#now + ms, task };
    this.#timers.add(timer);
    return () => this.#timers.delete(timer);
  }

  /** Advances the clock and runs due timers in order. */
  advance(ms: number): void {
    const end = this.#now + ms;
    for (;;) {
      const due = [...this.#timers].filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
      if (due === undefined) break;
      this.#timers.delete(due);
      this.#now = due.at;
      due.task();
    }
    this.#now = end;
  }
}

export interface TestServer {
  phoenix: PhoenixServer<TestSession>;
  clock: FakeClock;
  /** Messages logged, in order. */
  logged: string[];
  /** `ws://127.0.0.1:<port>`. */
  url: string;
  close(): Promise<void>;
}

/** A server on a free port whose tokens are `<user>` or `<user>/<sign-in>`; the token `bad` is refused. */
export async function buildTestServer(
  options: Partial<PhoenixServerOptions<TestSession>> = {},
): Promise<TestServer> {
  const clock = new FakeClock();
  const logged: string[] = [];
  const phoenix = createPhoenixServer<TestSession>({
    authenticate: async ({ params, token }) => {
      const given = token ?? params.get('token');
      if (given === null || given === 'bad') return null;
      return { user: given.split('/')[0] ?? given, token: given };
    },
    sessionKey: ({ token }) => token,
    ownerKey: ({ user }) => user,
    clock,
    log: {
      warn: (_details, message) => logged.push(message),
      error: (_details, message) => logged.push(message),
    },
    channels: [],
    ...options,
  });
  const server = createServer((_request, response) => response.writeHead(404).end());
  phoenix.attach(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `ws://127.0.0.1:${(server.address() as AddressInfo).port}`;
  async function close(): Promise<void> {
    const closed = once(server, 'close');
    server.close();
    server.closeAllConnections();
    await phoenix.drain(0);
    await closed;
  }
  return { phoenix, clock, logged, url, close };
}

/** A promise together with its resolver, to hold a handler back. */
export function gate<Value = void>(): { passed: Promise<Value>; open: (value: Value) => void } {
  const { promise, resolve } = Promise.withResolvers<Value>();
  return { passed: promise, open: resolve };
}
