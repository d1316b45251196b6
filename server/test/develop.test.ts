import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readFile, rm, utimes } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const develop = fileURLToPath(new URL('../../tools/develop.ts', import.meta.url));
const savedFile = fileURLToPath(new URL('../src/start.ts', import.meta.url));

let dataDir: string;
let child: ChildProcess;
let output = '';

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'trattativa-develop-'));
  // Started by root, the database runs as another user, who must be able to read the folder.
  await chmod(dataDir, 0o711);
});
afterEach(async () => {
  if (child.exitCode === null) {
    child.kill('SIGTERM');
    await once(child, 'exit');
  }
  await rm(dataDir, { recursive: true, force: true });
});

async function startDeveloping(env: Record<string, string>): Promise<void> {
  const { PATH, HOME, NODE_COMPILE_CACHE } = process.env;
  child = spawn(process.execPath, [develop], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH, HOME, NODE_COMPILE_CACHE, DATA_DIR: dataDir, DEMO: 'off', LOG_LEVEL: 'error', ...env },
  });
  output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (part) => {
      output += String(part);
    });
}

async function freePort(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return String(port);
}

const starts = () => output.split('Trattativa is ready at').length - 1;
const databaseMark = () => readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8');

it('restarts the service when a file is saved, keeps the database running, and stops both on a signal', async () => {
  await startDeveloping({ PORT: await freePort() });
  await vi.waitFor(() => expect(starts(), output).toBe(1), { timeout: 60_000 });
  const database = await databaseMark();
  await utimes(savedFile, new Date(), new Date());
  await vi.waitFor(() => expect(starts(), output).toBe(2), { timeout: 60_000 });
  expect(await databaseMark()).toBe(database);
  child.kill('SIGINT');
  await once(child, 'exit');
  await expect(databaseMark()).rejects.toThrow('ENOENT');
}, 150_000);

it('reports in one sentence why it cannot start', async () => {
  await startDeveloping({ PORT: 'none' });
  const [code] = await once(child, 'close');
  expect(code).toBe(1);
  expect(output).toMatch(/^The setting PORT is not valid: .*\n$/);
});
