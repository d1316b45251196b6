import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { freePort } from './free-port.ts';

const start = fileURLToPath(new URL('../../server/src/start.ts', import.meta.url));
const root = fileURLToPath(new URL('../../', import.meta.url));
const startPatienceMs = 180_000;

export interface ServiceOptions {
  databaseUrl: string;
  port?: number;
  env?: Record<string, string>;
}

/** The real server in its own process. */
export interface ServiceProcess {
  port: number;
  /** Stops the server and waits for its end; rejects with its output if it logged errors. */
  stop(): Promise<void>;
  /** Kills it, like a power cut. */
  kill(): Promise<void>;
}

/** Starts the real server on a database and waits until it is ready. Rejects with its output if it does not start. */
export async function startService({
  databaseUrl,
  port: wanted,
  env = {},
}: ServiceOptions): Promise<ServiceProcess> {
  const port = wanted ?? (await freePort());
  const child = spawn(process.execPath, [start], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      NODE_ENV: 'test',
      PORT: String(port),
      DATABASE_URL: databaseUrl,
      DEMO: 'on',
      RATE_LIMITS: 'off',
      // A line of this level is an internal failure and fails the test.
      LOG_LEVEL: 'error',
      // Every test file starts a server: they share the compile cache, as with `npm start`.
      NODE_COMPILE_CACHE: `${root}node_modules/.cache/node`,
      ...env,
    },
  });
  const ended = once(child, 'close');
  let said = '';
  let complaints = '';
  child.stdout.on('data', (part) => {
    said += String(part);
    complaints += String(part)
      .split('\n')
      .filter((line) => line.startsWith('{'))
      .join('\n');
  });
  child.stderr.on('data', (part) => {
    said += String(part);
    complaints += String(part);
  });
  await ready(child, port, () => said);
  return {
    port,
    async stop() {
      child.kill('SIGTERM');
      await ended;
      if (complaints !== '') throw new Error(`The server complained:\n${complaints}`);
    },
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

async function ready(child: ChildProcess, port: number, said: () => string): Promise<void> {
  const deadline = Date.now() + startPatienceMs;
  for (;;) {
    if (child.exitCode !== null) throw new Error(`The server did not start:\n${said()}`);
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null);
    if (answer?.ok) return;
    if (Date.now() > deadline) {
      child.kill('SIGKILL');
      throw new Error(`The server was not ready in time:\n${said()}`);
    }
    await new Promise((later) => setTimeout(later, 50));
  }
}
