import type { ChildProcess } from 'node:child_process';
import pg from 'pg';
import WebSocket from 'ws';
import { startRedis, type TestRedis } from '../../../server/test/stage/start-redis.ts';
import { openTcpProxy, type TcpProxy } from '../../../server/test/stage/tcp-proxy.ts';
import { type ChatMember, fillChat } from '../chat-filler.ts';
import { freePort, startChild, stopChild } from '../child.ts';
import { ReconnectingClient } from '../reconnecting-client.ts';

export interface TroubleFigure {
  trouble: string;
  sent: number;
  acknowledged: number;
  lost: number;
  doubled: number;
  outOfOrder: number;
  repeats: number;
  comebacks: number;
  /** Seconds until a client at the other node saw the last user of a dead node leave; null if no node died. */
  presence: number | null;
}

const people = 400;
const messagesPerSecond = 100;
const seconds = 15;
const settleMs = 60_000;

/** The servers of one setup and the failures that can be caused. */
interface Stage {
  name: string;
  urls: string[];
  database: TcpProxy;
  redis: TcpProxy | null;
  kill(node: number): Promise<void>;
  restart(node: number): Promise<void>;
  close(): Promise<void>;
}

type Trouble = [
  trouble: string,
  make: (stage: Stage, everybody: readonly ReconnectingClient[]) => Promise<void>,
];

const cutSockets: Trouble = [
  '3 % of the sockets disconnected each second',
  async (_stage, everybody) => {
    for (let second = 1; second < seconds; second += 1) {
      await wait(1_000);
      for (let n = 0; n < people * 0.03; n += 1) everybody[(second * 131 + n * 37) % people]?.cut();
    }
  },
];
const killAndRestart: Trouble = [
  'the service killed (kill -9) and restarted',
  async (stage) => {
    await wait(5_000);
    await stage.kill(0);
    await stage.restart(0);
  },
];
const killOne: Trouble = [
  'one node killed (kill -9), its clients reconnect to the other',
  async (stage) => {
    await wait(5_000);
    await stage.kill(0);
  },
];
const databaseAway: Trouble = [
  'the database stopped for five seconds',
  async (stage) => {
    await wait(4_000);
    await stage.database.cutFor(5_000);
  },
];
const redisAway: Trouble = [
  'Redis stopped for five seconds',
  async (stage) => {
    await wait(4_000);
    await stage.redis?.cutFor(5_000);
  },
];

/** Tests the room during failures, on one node and on two. All must see each acknowledged message once and in order. */
export async function benchTrouble(databaseUrl: string): Promise<TroubleFigure[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const members = await fillChat(client, people);
  await client.end();
  const redis = await startRedis();
  const figures: TroubleFigure[] = [];
  try {
    const one = await openStage('one node', 1, databaseUrl, null);
    await play(one, [cutSockets, killAndRestart, databaseAway], members, figures);
    const two = await openStage('two nodes over PostgreSQL', 2, databaseUrl, null);
    await play(two, [cutSockets, databaseAway, killOne], members, figures);
    if (redis) {
      const third = await openStage(`two nodes over ${redis.name}`, 2, databaseUrl, redis);
      await play(third, [cutSockets, databaseAway, redisAway, killOne], members, figures);
    }
    return figures;
  } finally {
    await redis?.stop();
  }
}

async function openStage(
  name: string,
  nodes: number,
  databaseUrl: string,
  given: TestRedis | null,
): Promise<Stage> {
  const database = await openTcpProxy(databaseUrl);
  const redis = given && (await openTcpProxy(given.url));
  const children: ChildProcess[] = [];
  const ports = await Promise.all(Array.from({ length: nodes }, freePort));
  const start = async (node: number) => {
    const env = { DATABASE_URL: database.url, REDIS_URL: redis?.url ?? '', PORT: String(ports[node]) };
    const settings = { DEMO: 'off', RATE_LIMITS: 'off', LOG_LEVEL: 'fatal' };
    const ready = `http://127.0.0.1:${ports[node]}/healthz`;
    children[node] = await startChild('service', { ...settings, ...env }, ready);
  };
  for (let node = 0; node < nodes; node += 1) await start(node);
  return {
    name,
    urls: ports.map((port) => `ws://127.0.0.1:${port}`),
    database,
    redis,
    async kill(node) {
      const child = children[node] as ChildProcess;
      const gone = new Promise((done) => child.once('close', done));
      child.kill('SIGKILL');
      await gone;
    },
    restart: start,
    async close() {
      const alive = children.filter(({ exitCode, signalCode }) => exitCode === null && signalCode === null);
      await Promise.all(alive.map(stopChild));
      await database.close();
      await redis?.close();
    },
  };
}

async function play(
  stage: Stage,
  troubles: readonly Trouble[],
  members: readonly ChatMember[],
  figures: TroubleFigure[],
): Promise<void> {
  try {
    for (const trouble of troubles) figures.push(await talk(stage, trouble, members));
  } finally {
    await stage.close();
  }
}

async function talk(
  stage: Stage,
  [trouble, make]: Trouble,
  members: readonly ChatMember[],
): Promise<TroubleFigure> {
  console.log(`  ${stage.name}: ${trouble}…`);
  // Members of a room are spread over the nodes.
  const turned = [...stage.urls].reverse();
  const everybody = members.map(
    (member, at) => new ReconnectingClient(at % 2 === 0 ? stage.urls : turned, member),
  );
  await until(() => everybody.every(({ isIdle }) => isIdle));
  // One who sits at the node that is killed, seen by a neighbour who sits at the other.
  const seen = make === killOne[1] ? await watchLast(stage.urls, members) : null;
  const troubled = make(stage, everybody);
  const began = performance.now();
  let sent = 0;
  while (performance.now() - began < seconds * 1000) {
    const due = Math.floor(((performance.now() - began) / 1000) * messagesPerSecond);
    for (; sent < due; sent += 1) everybody[(sent * 7919) % everybody.length]?.say(`Message ${sent}`);
    await wait(5);
  }
  await troubled;
  await until(() => everybody.every(({ isIdle }) => isIdle));
  await wait(1_000);
  const inRoom = Map.groupBy(everybody, ({ room }) => room);
  let lost = 0;
  for (const { acknowledged, room } of everybody) {
    for (const clientId of acknowledged) {
      lost += inRoom.get(room)?.filter(({ shown }) => !shown.has(clientId)).length ?? 0;
    }
  }
  const sum = (of: (member: ReconnectingClient) => number) =>
    everybody.reduce((total, member) => total + of(member), 0);
  const figure = {
    trouble: `${stage.name}: ${trouble}`,
    sent,
    acknowledged: sum(({ acknowledged }) => acknowledged.length),
    lost,
    doubled: sum(({ doubled }) => doubled),
    outOfOrder: sum(({ outOfOrder }) => outOfOrder),
    repeats: sum(({ repeats }) => repeats),
    comebacks: sum(({ comebacks }) => comebacks),
    presence: seen && (await seen()),
  };
  for (const member of everybody) member.leave();
  await wait(500);
  console.log(`    ${figure.acknowledged} acknowledged, ${figure.lost} lost, ${figure.doubled} doubled`);
  return figure;
}

/** Two members of a room who have joined only the common channel: the time until one is notified that the other is gone. */
async function watchLast(
  [dying = '', living = '']: readonly string[],
  members: readonly ChatMember[],
): Promise<() => Promise<number>> {
  const [one, other] = [members[0] as ChatMember, members[1] as ChatMember];
  let ended = 0;
  let told = 0;
  let came = false;
  const watcher = new WebSocket(`${living}/socket/websocket?token=${other.token}&vsn=2.0.0`);
  watcher.on('error', () => {});
  watcher.on('open', () => watcher.send(JSON.stringify(['1', '1', 'users:join', 'phx_join', {}])));
  watcher.on('message', (data) => {
    const [, , , event, payload] = JSON.parse(String(data)) as [null, null, string, string, Presences];
    if (event === 'presence_state' && payload[one.accountId]) came = true;
    if (event !== 'presence_diff') return;
    if (payload.joins?.[one.accountId]) came = true;
    if (payload.leaves?.[one.accountId]) told ||= performance.now();
  });
  const watched = new WebSocket(`${dying}/socket/websocket?token=${one.token}&vsn=2.0.0`);
  watched.on('error', () => {});
  watched.on('open', () => watched.send(JSON.stringify(['1', '1', 'users:join', 'phx_join', {}])));
  watched.on('close', () => {
    ended = performance.now();
  });
  await until(() => came);
  return async () => {
    await until(() => told > 0);
    watcher.terminate();
    return (told - ended) / 1000;
  };
}

type Presences = { joins?: Record<string, object>; leaves?: Record<string, object>; [id: string]: unknown };

async function until(settled: () => boolean): Promise<void> {
  const patience = performance.now() + settleMs;
  while (!settled() && performance.now() < patience) await wait(50);
}

function wait(ms: number): Promise<void> {
  return new Promise((later) => setTimeout(later, ms));
}
