import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { type ChatResult, loadChat, openSeats } from './chat-clients.ts';
import { fillChat } from './chat-filler.ts';
import { freePort, residentMb, startChild, stopChild } from './child.ts';

export interface ChatFigures {
  steady: { ours: ChatResult; floor: ChatResult };
  /** The highest rate of the steps tried at which p99 stayed below 150 ms. */
  saturation: { ours: number; floor: number };
  /** Resident memory: kilobytes an idle socket, and the process with all of them, in megabytes. */
  idleKbASocket: number;
  residentMbWithSockets: number;
}

const sockets = 5_000;
const saturationSockets = 1_000;
const steps = [500, 1_000, 1_500, 2_000, 2_500, 3_000];
const bearableP99Ms = 150;
const floorScript = fileURLToPath(new URL('bare-chat-server.ts', import.meta.url));

/** The negotiation room against the bare `ws` and `pg` server, on the same database, one after the other. */
export async function benchChat(databaseUrl: string): Promise<ChatFigures> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const seats = await fillChat(client, sockets);
  await client.end();
  const env = { DATABASE_URL: databaseUrl, DEMO: 'off', RATE_LIMITS: 'off', LOG_LEVEL: 'error' };

  const measure = async (script: string) => {
    const port = await freePort();
    const child = await startChild(
      script,
      { ...env, PORT: String(port) },
      `http://127.0.0.1:${port}/healthz`,
    );
    try {
      const url = `ws://127.0.0.1:${port}`;
      const before = residentMb(child);
      const idle = await openSeats({ url, seats }, () => {});
      await new Promise((later) => setTimeout(later, 3_000));
      const withSockets = residentMb(child);
      for (const { socket } of idle) socket.terminate();
      await new Promise((later) => setTimeout(later, 1_000));
      const steady = await loadChat({ url, seats, messagesPerSecond: 500, seconds: 10 });
      let saturation = 0;
      for (const messagesPerSecond of steps) {
        const load = { url, seats: seats.slice(0, saturationSockets), messagesPerSecond, seconds: 5 };
        const result = await loadChat(load);
        if (result.p99 >= bearableP99Ms || result.acknowledged < result.sent) break;
        saturation = messagesPerSecond;
      }
      return { steady, saturation, withSockets, kbASocket: ((withSockets - before) * 1024) / sockets };
    } finally {
      await stopChild(child);
    }
  };
  const floor = await measure(floorScript);
  const ours = await measure('service');
  return {
    steady: { ours: ours.steady, floor: floor.steady },
    saturation: { ours: ours.saturation, floor: floor.saturation },
    idleKbASocket: ours.kbASocket,
    residentMbWithSockets: ours.withSockets,
  };
}
