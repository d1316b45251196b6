import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startRedis, type TestRedis } from '../../../test/stage/start-redis.ts';
import { openTcpProxy, type TcpProxy } from '../../../test/stage/tcp-proxy.ts';
import { createTestDatabase } from '../../../test/stage/test-database.ts';
import type { BusLine, OpenBusLine } from './bus-line.ts';
import { cut, postgresLine } from './postgres-line.ts';
import { redisLine } from './redis-line.ts';

const log = pino({ level: 'silent' });
const redis: TestRedis | null = await startRedis();
if (!redis)
  console.warn('Neither valkey-server nor redis-server is here, nor REDIS_URL: its line is not tested.');
let database: Awaited<ReturnType<typeof createTestDatabase>>;
const lines: BusLine[] = [];
let pipe: TcpProxy | undefined;

beforeAll(async () => {
  database = await createTestDatabase({ empty: true });
});

afterEach(async () => {
  for (const line of lines.splice(0)) await line.close();
  await pipe?.close();
  pipe = undefined;
});

afterAll(async () => {
  await database.drop();
  await redis?.stop();
});

/** One end of a line: the texts received, and a way to wait for them. */
async function end(node: string, openLine: OpenBusLine) {
  const arrived: string[] = [];
  const turns: string[] = [];
  const waiting: (() => void)[] = [];
  const note = (list: string[], word: string) => {
    list.push(word);
    for (const resolve of waiting.splice(0)) resolve();
  };
  const line = openLine(node, {
    onText: (text) => note(arrived, text),
    onUp: () => note(turns, 'up'),
    onDown: () => note(turns, 'down'),
  });
  lines.push(line);
  await line.start();
  async function until(isSo: () => boolean): Promise<void> {
    while (!isSo()) await new Promise<void>((resolve) => waiting.push(resolve));
  }
  await until(() => turns.length > 0);
  return { line, arrived, turns, until };
}

const kinds: { name: string; address: () => string; open: (address: string) => OpenBusLine }[] = [
  { name: 'PostgreSQL', address: () => database.url, open: (address) => postgresLine(address, log) },
];
if (redis) {
  kinds.push({
    name: redis.name,
    address: () => redis.url,
    open: (address) => redisLine(address, async () => 'this', log),
  });
}

describe.each(kinds)('the line between nodes over $name', ({ address, open }) => {
  it('delivers texts to all other nodes in order, and not to the sender', async () => {
    const [a, b, c] = [
      await end('a', open(address())),
      await end('b', open(address())),
      await end('c', open(address())),
    ];
    const words = Array.from({ length: 50 }, (_, n) => `word ${n}`);
    for (const word of words) await a.line.say(word);
    await b.until(() => b.arrived.length === 50);
    await c.until(() => c.arrived.length === 50);
    expect(b.arrived).toEqual(words);
    expect(c.arrived).toEqual(words);
    expect(a.arrived).toEqual([]);
  });

  it('delivers a text in one piece, whatever its length and script', async () => {
    const [a, b] = [await end('a', open(address())), await end('b', open(address()))];
    const long = 'però ⚽ 東京 '.repeat(20_000);
    await Promise.all([a.line.say(long), a.line.say('after')]);
    await b.until(() => b.arrived.length === 2);
    expect(b.arrived[0] === long).toBe(true);
    expect(b.arrived[1]).toBe('after');
  });

  it('says when it was cut, takes nothing meanwhile, and works again afterwards', async () => {
    pipe = await openTcpProxy(address());
    const [a, b] = [await end('a', open(pipe.url)), await end('b', open(address()))];
    pipe.cut();
    await a.until(() => a.turns.length === 2);
    await expect(a.line.say('lost')).rejects.toThrow();
    pipe.mend();
    await a.until(() => a.turns.length === 3);
    expect(a.turns).toEqual(['up', 'down', 'up']);
    await a.line.say('again');
    await b.line.say('welcome');
    await Promise.all([a.until(() => a.arrived.length === 1), b.until(() => b.arrived.length === 1)]);
    expect([a.arrived, b.arrived]).toEqual([['welcome'], ['again']]);
  });
});

describe('the line over Redis', () => {
  it.runIf(redis)('separates systems that share a server', async () => {
    const url = (redis as TestRedis).url;
    const [a, other] = [
      await end(
        'a',
        redisLine(url, async () => 'this', log),
      ),
      await end(
        'b',
        redisLine(url, async () => 'that', log),
      ),
    ];
    const b = await end(
      'c',
      redisLine(url, async () => 'this', log),
    );
    await a.line.say('for us');
    await b.until(() => b.arrived.length === 1);
    expect(other.arrived).toEqual([]);
  });
});

describe('a payload of NOTIFY', () => {
  it('is cut between characters and reassembled unchanged', () => {
    const text = 'é東⚽a'.repeat(5_000);
    const parts = cut(text);
    expect(parts.join('')).toBe(text);
    expect(Math.max(...parts.map((part) => Buffer.byteLength(part)))).toBeLessThanOrEqual(7_900);
    expect(cut('short')).toEqual(['short']);
  });
});
