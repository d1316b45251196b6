import { once } from 'node:events';
import { connect } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type RunningServer, startServer } from '../test/stage/start-server.ts';
import { openTcpProxy } from '../test/stage/tcp-proxy.ts';
import { createTestDatabase } from '../test/stage/test-database.ts';
import { openDatabase } from './platform/database/database.ts';

let database: { url: string; drop(): Promise<void> };
const running: RunningServer[] = [];

beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(async () => {
  for (const server of running.splice(0)) await server.end();
  await database.drop();
});

async function start(env: Record<string, string> = {}): Promise<RunningServer> {
  const server = await startServer({ DATABASE_URL: database.url, ...env });
  running.push(server);
  return server;
}

/** Records so many events, each with reactions, as if the worker had been away. */
async function leaveEvents(count: number): Promise<void> {
  const { db, close } = openDatabase(database.url, { connections: 1 });
  const event = {
    type: 'account.activated',
    data: { accountId: 1 },
    recipients: [],
    occurred_at: new Date(),
  };
  for (let left = count; left > 0; left -= 1_000) {
    await db
      .insertInto('events')
      .values(
        Array.from({ length: Math.min(left, 1_000) }, () => ({ ...event, data: JSON.stringify(event.data) })),
      )
      .execute();
  }
  await close();
}

async function countOpenEvents(): Promise<number> {
  const { db, close } = openDatabase(database.url, { connections: 1 });
  const open = await db.selectFrom('events').select('id').where('reacted_at', 'is', null).execute();
  await close();
  return open.length;
}

/** Sends the head and the first byte of a call on a connection of its own, and collects the answer. */
async function beginCall(port: number) {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  let answer = '';
  socket.on('data', (part) => {
    answer += String(part);
  });
  socket.on('error', () => {});
  const closed = once(socket, 'close');
  const head = ['POST /auth/login HTTP/1.1', 'Host: x', 'Connection: keep-alive', 'Content-Length: 2'];
  socket.write(`${[...head, 'Content-Type: application/json'].join('\r\n')}\r\n\r\n{`);
  return { socket, closed, answer: () => answer };
}

// Each starts the service in a process of its own.
describe('a stop', { timeout: 90_000 }, () => {
  it('with 5,000 events waiting answers the call in flight, ends with 0 within a second of it, and leaves the rest', async () => {
    const server = await start();
    const call = await beginCall(server.port);
    await expect.poll(() => server.isUp()).toBe(true);
    await leaveEvents(5_000);
    // The worker is at it.
    await expect.poll(countOpenEvents, { timeout: 10_000 }).toBeLessThan(5_000);
    server.child.kill('SIGTERM');
    // A terminal and the launcher may both pass a signal on.
    server.child.kill('SIGTERM');
    await expect.poll(() => server.isUp()).toBe(false);
    call.socket.write('}');
    await call.closed;
    const answered = performance.now();
    expect(call.answer()).toMatch(/^HTTP\/1\.1 4\d\d /);
    expect(call.answer().toLowerCase()).toContain('connection: close');
    expect(await server.ended).toBe(0);
    expect(performance.now() - answered).toBeLessThan(1_000);
    expect(server.complained()).toBe('');
    expect(await countOpenEvents()).toBeGreaterThan(0);
  });

  it('does not wait for connections that sent nothing, or a half of a call that never ends', async () => {
    const server = await start();
    const silent = connect(server.port, '127.0.0.1');
    silent.on('error', () => {});
    await once(silent, 'connect');
    const half = await beginCall(server.port);
    expect(await server.isUp()).toBe(true);
    server.child.kill('SIGTERM');
    expect(await server.ended).toBe(0);
    await half.closed;
    silent.destroy();
  });

  it.each([
    ['refuses connections', 'cut'],
    ['is silent', 'stall'],
  ] as const)('ends with 0 while the database %s', async (_how, away) => {
    const pipe = await openTcpProxy(database.url);
    const server = await start({ DATABASE_URL: pipe.url });
    pipe[away]();
    server.child.kill('SIGTERM');
    expect(await server.ended).toBe(0);
    await pipe.close();
  });
});
