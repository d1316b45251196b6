import type { ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { startRedis, type TestRedis } from '../../../server/test/stage/start-redis.ts';
import { ChatCrowd, type ChatResult } from '../chat-crowd.ts';
import { type ChatMember, fillChat } from '../chat-filler.ts';
import { freePort, processorSeconds, residentMb, startChild, stopChild } from '../child.ts';

/** The figures of one server setup. */
export interface ChatFigure {
  name: string;
  steady: ChatResult;
  /** Processor time of all processes for 10,000 messages delivered to a socket, in seconds. */
  processor: number;
  /** The highest tested rate at which p99 stayed below 150 ms. */
  saturation: number;
  /** Resident memory per idle socket that has joined its room and its own channels, in kilobytes. */
  idleKbASocket: number;
  /** Resident memory of all processes with all sockets, in megabytes. */
  residentMb: number;
}

const sockets = 5_000;
/** The rooms that the filler makes. */
const roomSize = 4;
const steadyRate = 500;
/** Long enough that a single pause of a shared machine does not determine p99. */
const steadySeconds = 30;
/** By then the garbage of thousands of joins has been collected. */
const restMs = 15_000;
const saturationSockets = 1_000;
const steps = [500, 1_000, 1_500, 2_000, 2_500, 3_000];
const bearableP99Ms = 150;
const baselineScript = fileURLToPath(new URL('../bare-chat-server.ts', import.meta.url));

/**
 * Measures the negotiation room on one node and on two, over both buses, against bare `ws` and `pg` servers. They run one
 * after the other, each with its own database, so that none is slowed by work left over from the one before.
 */
export async function benchChat(onFreshDatabase: OnFreshDatabase): Promise<ChatFigure[]> {
  const redis = await startRedis();
  console.log(
    redis ? `Redis: ${redis.name}` : 'Redis: neither on this machine nor given by REDIS_URL; left out',
  );
  try {
    const figures: ChatFigure[] = [];
    for (const arrangement of arrangements(redis)) {
      console.log(`  ${arrangement.name}…`);
      const figure = await onFreshDatabase(async (url) => measure(arrangement, url, await fillMembers(url)));
      const { p50, p95, p99 } = figure.steady;
      console.log(`    p50 ${p50.toFixed(1)}, p95 ${p95.toFixed(1)}, p99 ${p99.toFixed(1)} ms`);
      figures.push(figure);
    }
    return figures;
  } finally {
    await redis?.stop();
  }
}

type OnFreshDatabase = (measure: (url: string) => Promise<ChatFigure>) => Promise<ChatFigure>;

async function fillMembers(databaseUrl: string): Promise<ChatMember[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const members = await fillChat(client, sockets);
  await client.end();
  return members;
}

interface Arrangement {
  name: string;
  script: string;
  nodes: number;
  env: Record<string, string>;
}

function arrangements(redis: TestRedis | null): Arrangement[] {
  const overPostgres = { name: 'PostgreSQL', env: { REDIS_URL: '', BENCH_BUS: 'postgres' } };
  const overRedis = redis ? [{ name: redis.name, env: { REDIS_URL: redis.url, BENCH_BUS: 'redis' } }] : [];
  return [
    { name: 'baseline, one process', script: baselineScript, nodes: 1, env: {} },
    { name: 'one node', script: 'service', nodes: 1, env: { REDIS_URL: '' } },
    ...[overPostgres, ...overRedis].flatMap(({ name, env }) => [
      { name: `baseline, two processes over ${name}`, script: baselineScript, nodes: 2, env },
      { name: `two nodes over ${name}`, script: 'service', nodes: 2, env },
    ]),
  ];
}

async function measure(
  { name, script, nodes, env }: Arrangement,
  databaseUrl: string,
  members: readonly ChatMember[],
): Promise<ChatFigure> {
  const children: ChildProcess[] = [];
  const urls: string[] = [];
  try {
    for (let n = 0; n < nodes; n += 1) {
      const port = String(await freePort());
      const settings = { DATABASE_URL: databaseUrl, DEMO: 'off', RATE_LIMITS: 'off', LOG_LEVEL: 'error' };
      const ready = `http://127.0.0.1:${port}/healthz`;
      children.push(await startChild(script, { ...settings, ...env, PORT: port }, ready));
      urls.push(`ws://127.0.0.1:${port}`);
    }
    const sum = (of: (child: ChildProcess) => number) => children.reduce((all, child) => all + of(child), 0);
    const before = sum(residentMb);
    const crowd = await ChatCrowd.open(urls, members);
    await new Promise((later) => setTimeout(later, restMs));
    const withSockets = sum(residentMb);
    // Warm up: the first seconds of a process are spent compiling.
    await crowd.talk(steadyRate, 3);
    const processorBefore = sum(processorSeconds);
    const steady = await crowd.talk(steadyRate, steadySeconds);
    const deliveries = steady.acknowledged * roomSize;
    const processor = ((sum(processorSeconds) - processorBefore) / deliveries) * 10_000;
    await crowd.leave();
    return {
      name,
      steady,
      processor,
      saturation: await saturationOf(urls, members.slice(0, saturationSockets)),
      idleKbASocket: ((withSockets - before) * 1024) / sockets,
      residentMb: withSockets,
    };
  } finally {
    await Promise.all(children.map(stopChild));
  }
}

async function saturationOf(urls: readonly string[], members: readonly ChatMember[]): Promise<number> {
  const crowd = await ChatCrowd.open(urls, members);
  let saturation = 0;
  for (const rate of steps) {
    const result = await crowd.talk(rate, 5);
    if (result.p99 >= bearableP99Ms || result.acknowledged < result.sent) break;
    saturation = rate;
  }
  await crowd.leave();
  return saturation;
}
