import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { type AddressInfo, connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';

const entry = fileURLToPath(new URL('./start.ts', import.meta.url));
const started: ChildProcess[] = [];
let dataDir: string;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'trattativa-start-'));
  await chmod(dataDir, 0o711);
});
afterEach(async () => {
  for (const child of started.splice(0)) {
    if (child.exitCode !== null || child.signalCode !== null) continue;
    child.kill('SIGTERM');
    await once(child, 'exit');
  }
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

/** Starts in a separate process group, as in a terminal. */
function start(env: Record<string, string> = {}) {
  const child = spawn(process.execPath, [entry], {
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      DATA_DIR: dataDir,
      DEMO: 'off',
      LOG_LEVEL: 'error',
      ...env,
    },
  });
  started.push(child);
  let said = '';
  let complained = '';
  child.stdout.on('data', (part) => {
    said += String(part);
  });
  child.stderr.on('data', (part) => {
    complained += String(part);
  });
  const ended = once(child, 'close').then(([code, signal]) => (code ?? signal) as number | string);
  const isReady = new Promise<void>((resolve, reject) => {
    child.stdout.on('data', () => {
      if (said.includes('Trattativa is ready at')) resolve();
    });
    void ended.then((how) => reject(new Error(`It ended (${how}): ${said}${complained}`)));
  });
  isReady.catch(() => {});
  return { child, ended, isReady, said: () => said, complained: () => complained };
}

async function listener(): Promise<{ server: Server; port: number }> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { server, port: (server.address() as AddressInfo).port };
}

async function freePort(): Promise<string> {
  const { server, port } = await listener();
  server.close();
  await once(server, 'close');
  return String(port);
}

/** The processes of the PostgreSQL on the data folder, and its watchdog. */
function databaseProcesses(): string[] {
  const { stdout } = spawnSync('ps', ['-A', '-o', 'stat=,args='], { encoding: 'utf8' });
  return stdout.split('\n').filter((line) => line.includes(dataDir) && !line.startsWith('Z'));
}

const isUp = async (port: string) =>
  (await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null))?.status === 200;

describe('a start', () => {
  it('creates its database and becomes ready; Ctrl-C in the terminal leaves no process behind', async () => {
    const port = await freePort();
    const first = start({ PORT: port });
    await first.isReady;
    expect(await isUp(port)).toBe(true);
    expect(databaseProcesses()).not.toEqual([]);
    process.kill(-(first.child.pid ?? 0), 'SIGINT');
    expect(await first.ended).toBe(0);
    expect(first.complained()).toBe('');
    expect(databaseProcesses()).toEqual([]);
    expect(await isUp(port)).toBe(false);
  });

  it('answers the call in flight when it is stopped, and ends within a second of that answer', async () => {
    const port = await freePort();
    const { child, isReady, ended } = start({ PORT: port });
    await isReady;
    const socket = connect(Number(port), '127.0.0.1');
    let answer = '';
    socket.on('data', (part) => {
      answer += String(part);
    });
    const closed = once(socket, 'close');
    const head = ['POST /auth/login HTTP/1.1', 'Host: x', 'Connection: keep-alive', 'Content-Length: 2'];
    socket.write(`${[...head, 'Content-Type: application/json'].join('\r\n')}\r\n\r\n{`);
    // Another call is answered after the head of the first one was read: the first one is in flight.
    expect(await isUp(port)).toBe(true);
    child.kill('SIGTERM');
    await expect.poll(() => isUp(port)).toBe(false);
    socket.write('}');
    await closed;
    const answered = performance.now();
    expect(answer).toMatch(/^HTTP\/1\.1 4\d\d /);
    expect(answer.toLowerCase()).toContain('connection: close');
    expect(await ended).toBe(0);
    expect(performance.now() - answered).toBeLessThan(1000);
  });

  it('refuses a second start on the same data folder with a message; the first keeps running', async () => {
    const port = await freePort();
    const first = start({ PORT: port });
    await first.isReady;
    const second = start({ PORT: await freePort() });
    expect(await second.ended).toBe(1);
    expect(second.complained().trim()).toBe(
      `Trattativa is already running on the data folder ${dataDir} (process ${first.child.pid}). Stop that one first, or set DATA_DIR to another folder.`,
    );
    expect(await isUp(port)).toBe(true);
  });

  it('reports a busy port in one sentence, and leaves no database process behind', async () => {
    const { server, port } = await listener();
    const late = start({ PORT: String(port) });
    expect(await late.ended).toBe(1);
    server.close();
    expect(late.complained().trim()).toBe(
      `The port ${port} is already in use. Stop what uses it, or set PORT to another number.`,
    );
    expect(databaseProcesses()).toEqual([]);
  });

  it('starts again right after kill -9', async () => {
    const port = await freePort();
    const first = start({ PORT: port });
    await first.isReady;
    first.child.kill('SIGKILL');
    await first.ended;
    const second = start({ PORT: port });
    await second.isReady;
    expect(await isUp(port)).toBe(true);
    expect((await readFile(join(dataDir, 'in-use-by'), 'utf8')).trim()).toBe(String(second.child.pid));
  });

  it('reports a killed database and ends', async () => {
    const port = await freePort();
    const first = start({ PORT: port });
    await first.isReady;
    process.kill(
      Number((await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8')).split('\n')[0]),
      'SIGKILL',
    );
    expect(await first.ended).toBe(1);
    expect(first.complained().trim()).toContain(
      'The database stopped unexpectedly. Start again; it recovers automatically.',
    );
  });

  it('stops cleanly during its start', async () => {
    const early = start({ PORT: await freePort() });
    await once(early.child.stdout as NodeJS.ReadableStream, 'data');
    early.child.kill('SIGTERM');
    await early.ended;
    expect(early.complained()).toBe('');
    expect(databaseProcesses()).toEqual([]);
  });

  it('in production is refused without its settings, with one sentence for each, before it changes anything', async () => {
    const bare = start({ NODE_ENV: 'production', SMPT_URL: 'smtp://mail.test' });
    expect(await bare.ended).toBe(1);
    expect(bare.complained().trim().split('\n')).toEqual([
      'A production start needs TOKEN_SECRET.',
      'A production start needs PUBLIC_URL.',
      'A production start needs DATABASE_URL.',
      'A production start needs SMTP_URL.',
    ]);
    expect(bare.said().trim()).toBe(
      'The variable SMPT_URL is not a setting and has no effect; SMTP_URL was probably meant.',
    );
    expect(databaseProcesses()).toEqual([]);
  });
});
