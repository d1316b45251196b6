import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const entry = fileURLToPath(new URL('../../src/start.ts', import.meta.url));

/** The service in a process of its own, ready. */
export interface RunningServer {
  child: ChildProcess;
  port: number;
  /** How it ended: its exit code, or the signal. */
  ended: Promise<number | string>;
  isUp(): Promise<boolean>;
  /** What it wrote to the standard error. */
  complained(): string;
  /** Ends it, if it still runs. */
  end(): Promise<void>;
}

/** Starts the service with these settings and waits until it is ready. Rejects with its output if it ends before. */
export async function startServer(env: Record<string, string>): Promise<RunningServer> {
  const port = await freePort();
  const child = spawn(process.execPath, [entry], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      DEMO: 'off',
      LOG_LEVEL: 'silent',
      NODE_COMPILE_CACHE: `${root}node_modules/.cache/node`,
      PORT: String(port),
      ...env,
    },
  });
  let said = '';
  let complained = '';
  child.stderr.on('data', (part) => {
    complained += String(part);
  });
  const ended = once(child, 'close').then(([code, signal]) => (code ?? signal) as number | string);
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (part) => {
      said += String(part);
      if (said.includes('Trattativa is ready at')) resolve();
    });
    void ended.then((how) => reject(new Error(`It ended (${how}): ${said}${complained}`)));
  });
  return {
    child,
    port,
    ended,
    isUp: async () => (await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null))?.status === 200,
    complained: () => complained,
    async end() {
      if (child.exitCode === null && child.signalCode === null) child.kill('SIGKILL');
      await ended;
    },
  };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
