import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type EmbeddedPostgres, findRunningPostgres, startEmbeddedPostgres } from './embedded-postgres.ts';

let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'trattativa-embedded-'));
  await chmod(dataDir, 0o711);
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

async function query<Row extends pg.QueryResultRow>(url: string, text: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(text)).rows;
  } finally {
    await client.end();
  }
}

const savedNotes = async (postgres: EmbeddedPostgres) =>
  (await query<{ text: string }>(postgres.url, 'select text from notes order by text')).map(
    ({ text }) => text,
  );

/** A process that starts the database of the folder and is killed by kill -9; `doFirst` runs in it before. */
async function startAndKill(doFirst = ''): Promise<{ url: string; pid: number }> {
  const module = new URL('./embedded-postgres.ts', import.meta.url).href;
  const script = `
    const { startEmbeddedPostgres } = await import(${JSON.stringify(module)});
    const { url, pid } = await startEmbeddedPostgres({ dataDir: ${JSON.stringify(dataDir)} });
    ${doFirst}
    console.log(JSON.stringify({ url, pid }));`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  const started = JSON.parse(String(line)) as { url: string; pid: number };
  await query(started.url, `insert into notes values ('written by ${started.pid}')`);
  child.kill('SIGKILL');
  await once(child, 'exit');
  return started;
}

/** False for a process that has exited, even if it was not reaped yet. */
function isAlive(pid: number): boolean {
  const { stdout } = spawnSync('ps', ['-o', 'stat=', '-p', String(pid)], { encoding: 'utf8' });
  return stdout.trim() !== '' && !stdout.startsWith('Z');
}

describe('the embedded PostgreSQL', () => {
  it('is created on the first start, over the rest of an interrupted creation', async () => {
    await mkdir(join(dataDir, 'postgres.making-earlier', 'postgres'), { recursive: true });
    await writeFile(join(dataDir, 'postgres.making-earlier', 'postgres', 'PG_VERSION'), '18\n');
    const lines: string[] = [];
    const postgres = await startEmbeddedPostgres({ dataDir, say: (line) => lines.push(line) });
    expect(lines).toEqual(['Making the database…']);
    const [server] = await query<{ version: string; collation: string }>(
      postgres.url,
      `select current_setting('server_version_num') as version, datlocale as collation
       from pg_database where datname = current_database()`,
    );
    expect(Number(server?.version)).toBeGreaterThanOrEqual(180_000);
    expect(server?.collation).toBe('C.UTF-8');
    await query(postgres.url, 'create table notes (text text)');
    await postgres.stop();
    expect(isAlive(postgres.pid)).toBe(false);
    const left = await readdir(dataDir);
    expect(left.sort()).toEqual(['in-use.lock', 'postgres', 'postgres-password']);
  });

  it('is found by our other programs while it runs, and only then', async () => {
    expect(await findRunningPostgres(dataDir)).toBeNull();
    const postgres = await startEmbeddedPostgres({ dataDir });
    expect(await findRunningPostgres(dataDir)).toBe(postgres.url);
    await postgres.stop();
    expect(await findRunningPostgres(dataDir)).toBeNull();
  });

  it('requires a password readable only by the owner of the data folder, and listens on the loopback interface only', async () => {
    const postgres = await startEmbeddedPostgres({ dataDir });
    const file = join(dataDir, 'postgres-password');
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(new URL(postgres.url).password).toBe((await readFile(file, 'utf8')).trim());
    const wrong = new URL(postgres.url);
    wrong.password = 'guessed';
    await expect(query(wrong.href, 'select 1')).rejects.toThrow('password authentication failed');
    expect(await query(postgres.url, `select current_setting('listen_addresses') as at`)).toEqual([
      { at: '127.0.0.1' },
    ]);
    await postgres.stop();
  });

  it('is durable unless told otherwise', async () => {
    for (const durable of [true, false]) {
      const postgres = await startEmbeddedPostgres({ dataDir, durable });
      const [settings] = await query(
        postgres.url,
        `select current_setting('fsync') as fsync, current_setting('synchronous_commit') as commit`,
      );
      expect(settings).toEqual(durable ? { fsync: 'on', commit: 'on' } : { fsync: 'off', commit: 'off' });
      await postgres.stop();
    }
  });

  it('stops when the process that started it is killed; a restart keeps the data', async () => {
    const killed = await startAndKill();
    const postgres = await startEmbeddedPostgres({ dataDir });
    expect(isAlive(killed.pid)).toBe(false);
    expect(await savedNotes(postgres)).toEqual([`written by ${killed.pid}`]);
    await postgres.stop();
  });

  it('is stopped by the next start when it was left running', async () => {
    // Without its watchdog, the parent of the PostgreSQL main process, nothing stops PostgreSQL.
    const killed = await startAndKill(`
      const { execFileSync } = await import('node:child_process');
      const table = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' }).trim().split('\\n');
      const rows = table.map((line) => line.trim().split(/ +/).map(Number));
      const watchdog = rows.find((row) => row[0] === pid)[1];
      const readers = rows.filter((row) => row[1] === watchdog && row[0] !== pid).map((row) => row[0]);
      for (const watcher of [watchdog, ...readers]) process.kill(watcher, 'SIGKILL');`);
    expect(isAlive(killed.pid)).toBe(true);
    const postgres = await startEmbeddedPostgres({ dataDir });
    expect(isAlive(killed.pid)).toBe(false);
    expect(await savedNotes(postgres)).toContain(`written by ${killed.pid}`);
    await postgres.stop();
  });

  it('recovers after it was killed itself', async () => {
    const first = await startEmbeddedPostgres({ dataDir });
    await query(first.url, `insert into notes values ('before the crash')`);
    process.kill(first.pid, 'SIGKILL');
    await first.stop();
    const second = await startEmbeddedPostgres({ dataDir });
    expect(await savedNotes(second)).toContain('before the crash');
    await second.stop();
  });

  it('starts although another program now has the process id of the last run', async () => {
    await writeFile(
      join(dataDir, 'postgres', 'postmaster.pid'),
      `${process.pid}\n${join(dataDir, 'postgres')}\n`,
    );
    const postgres = await startEmbeddedPostgres({ dataDir });
    await postgres.stop();
  });

  it('reports a wrong password in the data folder clearly', async () => {
    const file = join(dataDir, 'postgres-password');
    await writeFile(file, 'another\n');
    await expect(startEmbeddedPostgres({ dataDir })).rejects.toThrow(
      `The file postgres-password in ${dataDir} is not the one of its database. Put back the file of the same backup.`,
    );
  });
});
