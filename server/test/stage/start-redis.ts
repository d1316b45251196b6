import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';

export interface TestRedis {
  url: string;
  /** Program and version, for readers of a result. */
  name: string;
  stop(): Promise<void>;
}

/**
 * A Redis or Valkey for tests: the one of REDIS_URL, else a local `valkey-server` or `redis-server` started
 * for this run, without persistence. Null when there is neither.
 */
export async function startRedis(): Promise<TestRedis | null> {
  const given = process.env.REDIS_URL;
  if (given) return { url: given, name: 'the one of REDIS_URL', stop: async () => {} };
  for (const program of ['valkey-server', 'redis-server']) {
    const started = await startProgram(program);
    if (started) return started;
  }
  return null;
}

async function startProgram(program: string): Promise<TestRedis | null> {
  const port = await freePort();
  const settings = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
  const child = spawn(program, settings, { stdio: ['ignore', 'pipe', 'ignore'] });
  const end = () => void child.kill('SIGKILL');
  process.once('exit', end);
  const version = await readiness(child);
  if (version === null) return null;
  return {
    url: `redis://127.0.0.1:${port}`,
    name: `${program} ${version}`,
    async stop() {
      const ended = once(child, 'close');
      process.off('exit', end);
      end();
      await ended;
    },
  };
}

/** Version of the server once it accepts connections; null when there is no such program or it does not start. */
function readiness(child: ChildProcess): Promise<string | null> {
  return new Promise((resolve) => {
    let output = '';
    child.on('error', () => resolve(null));
    child.on('close', () => resolve(null));
    child.stdout?.on('data', (data) => {
      output += String(data);
      if (/Ready to accept connections/.test(output)) resolve(/version=([\d.]+)/.exec(output)?.[1] ?? '');
    });
  });
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
