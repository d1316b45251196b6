import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));
let folder: string;
/** A port at which nothing listens. */
let port: number;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'trattativa-refused-'));
  await writeFile(join(folder, 'file'), '');
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  port = (server.address() as AddressInfo).port;
  server.close();
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** What a command writes to its error output before it ends, and its exit code. */
async function run(command: readonly string[], env: Record<string, string>) {
  const child = spawn(process.execPath, [...command], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'pipe'],
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      NODE_COMPILE_CACHE: `${root}node_modules/.cache/node`,
      DEMO: 'off',
      PORT: '0',
      ...env,
    },
  });
  let said = '';
  child.stderr.on('data', (part) => {
    said += String(part);
  });
  const [code] = await once(child, 'close');
  return { code, said: said.trim() };
}

const answersNowhere = () => `postgres://ada:of-ada@localhost:${port}/market`;
const service = ['server/src/start.ts'];
const staff = ['server/src/cli/staff.ts', 'create', '--email', 'ada@club.example', '--name', 'Ada'];

/** A process of its own loads the whole server first. */
const patience = 120_000;

describe('a start that is refused says one sentence, without a stack', () => {
  it(
    'when no database answers at DATABASE_URL',
    async () => {
      const env = { DATABASE_URL: answersNowhere(), DATA_DIR: folder };
      expect(await run(service, env)).toEqual({
        code: 1,
        said: `No database answers at localhost:${port} (ECONNREFUSED). Start it, or correct the host and the port in DATABASE_URL.`,
      });
    },
    patience,
  );

  it(
    'when DATA_DIR is a file, also beside a database elsewhere',
    async () => {
      const file = join(folder, 'file');
      expect(await run(service, { DATABASE_URL: answersNowhere(), DATA_DIR: file })).toEqual({
        code: 1,
        said: `The data folder cannot be made, because a file has its name or that of a folder above (${file}). Move the file away, or set DATA_DIR to another folder.`,
      });
    },
    patience,
  );

  it(
    'from npm run staff as from the service',
    async () => {
      expect(await run(staff, { DATABASE_URL: answersNowhere() })).toMatchObject({
        code: 1,
        said: expect.stringMatching(/^No database answers at [^\n]*\.$/),
      });
    },
    patience,
  );
});
