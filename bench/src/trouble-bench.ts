import type { ChildProcess } from 'node:child_process';
import pg from 'pg';
import { fillChat } from './chat-filler.ts';
import { freePort, startChild, stopChild } from './child.ts';
import { openLeakyPipe } from './leaky-pipe.ts';
import { StubbornSeat } from './stubborn-seat.ts';

export interface TroubleFigure {
  trouble: string;
  sent: number;
  acknowledged: number;
  lost: number;
  doubled: number;
  outOfOrder: number;
  repeats: number;
  comebacks: number;
}

const people = 400;
const messagesPerSecond = 100;
const seconds = 15;
const settleMs = 60_000;

/** The room while things go wrong: lines cut, the service killed, the database away. What was acknowledged must be seen once, by all, in order. */
export async function benchTrouble(databaseUrl: string): Promise<TroubleFigure[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const seats = await fillChat(client, people);
  await client.end();
  const pipe = await openLeakyPipe(databaseUrl);
  const port = await freePort();
  const env = {
    DATABASE_URL: pipe.url,
    DEMO: 'off',
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'fatal',
    PORT: String(port),
  };
  const start = () => startChild('service', env, `http://127.0.0.1:${port}/healthz`);
  let service: ChildProcess = await start();
  const kill = async () => {
    const gone = new Promise((done) => service.once('close', done));
    service.kill('SIGKILL');
    await gone;
    service = await start();
  };
  const open = () => seats.map((seat) => new StubbornSeat(`ws://127.0.0.1:${port}`, seat));
  try {
    return [
      await talk('3 % of the sockets cut each second', open(), async (everybody) => {
        for (let second = 1; second < seconds; second += 1) {
          await wait(1_000);
          for (let n = 0; n < people * 0.03; n += 1) everybody[(second * 131 + n * 37) % people]?.cut();
        }
      }),
      await talk('the service killed (kill -9) and started again', open(), async () => {
        await wait(5_000);
        await kill();
      }),
      await talk('the database away for five seconds', open(), async () => {
        await wait(4_000);
        await pipe.cutFor(5_000);
      }),
    ];
  } finally {
    await stopChild(service);
    await pipe.close();
  }
}

async function talk(
  trouble: string,
  everybody: readonly StubbornSeat[],
  makeTrouble: (everybody: readonly StubbornSeat[]) => Promise<void>,
): Promise<TroubleFigure> {
  await until(() => everybody.every(({ isIdle }) => isIdle));
  const troubled = makeTrouble(everybody);
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
  const sum = (of: (seat: StubbornSeat) => number) => everybody.reduce((total, seat) => total + of(seat), 0);
  const figure = {
    trouble,
    sent,
    acknowledged: sum(({ acknowledged }) => acknowledged.length),
    lost,
    doubled: sum(({ doubled }) => doubled),
    outOfOrder: sum(({ outOfOrder }) => outOfOrder),
    repeats: sum(({ repeats }) => repeats),
    comebacks: sum(({ comebacks }) => comebacks),
  };
  for (const seat of everybody) seat.leave();
  await wait(500);
  return figure;
}

async function until(settled: () => boolean): Promise<void> {
  const patience = performance.now() + settleMs;
  while (!settled() && performance.now() < patience) await wait(50);
}

function wait(ms: number): Promise<void> {
  return new Promise((later) => setTimeout(later, ms));
}
