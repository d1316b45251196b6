import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { type RunningService, type ServiceOptions, settingsOf } from './running-service.ts';

const start = fileURLToPath(new URL('../../server/src/start.ts', import.meta.url));
const root = fileURLToPath(new URL('../../', import.meta.url));
// The first start loads the demo market, also on a busy machine.
const startPatienceMs = 600_000;

/** The real server in its own process. */
export interface ServiceProcess extends RunningService {
  /** Kills it, like a power cut. */
  kill(): Promise<void>;
}

/** Starts the real server on a database and waits until it is ready. Rejects with its output if it does not start. */
export async function startService(options: ServiceOptions): Promise<ServiceProcess> {
  const { port } = options;
  const child = spawn(process.execPath, [start], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      ...settingsOf(options),
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
