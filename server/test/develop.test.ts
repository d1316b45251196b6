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
let said = '';

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'trattativa-develop-'));
  // Started by root the database runs as another user, who must be able to pass.
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
  const { PATH = '', HOME = '' } = process.env;
  child = spawn(process.execPath, [develop], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH, HOME, DATA_DIR: dataDir, DEMO: 'off', LOG_LEVEL: 'error', ...env },
  });
  said = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (part) => {
      said += String(part);
    });
}

async function freePort(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return String(port);
}

const starts = () => said.split('Trattativa is ready at').length - 1;
const databaseMark = () => readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8');

it('starts the service anew when a file is saved, while the database goes on, and ends both when told to', async () => {
  await startDeveloping({ PORT: await freePort() });
  await vi.waitFor(() => expect(starts(), said).toBe(1), { timeout: 60_000 });
  const database = await databaseMark();
  await utimes(savedFile, new Date(), new Date());
  await vi.waitFor(() => expect(starts(), said).toBe(2), { timeout: 60_000 });
  expect(await databaseMark()).toBe(database);
  child.kill('SIGINT');
  await once(child, 'exit');
  await expect(databaseMark()).rejects.toThrow('ENOENT');
}, 150_000);

it('says in a sentence why it cannot start', async () => {
  await startDeveloping({ PORT: 'none' });
  const [code] = await once(child, 'close');
  expect(code).toBe(1);
  expect(said).toMatch(/^The setting PORT is not valid: .*\n$/);
});
