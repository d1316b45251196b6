import { type ChildProcess, spawn } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { chmod, chown, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { dirname, join, resolve } from 'node:path';
import pg from 'pg';
import { embeddedBinaries, nobody, reachableByOthers } from './embedded-binaries.ts';

export interface EmbeddedPostgres {
  url: string;
  stop(): Promise<void>;
}

export interface EmbeddedOptions {
  /** The product's data folder; the cluster lives in `postgres` below it. */
  dataDir: string;
  /** False for throw-away test clusters: no fsync. */
  durable?: boolean;
  say?: (line: string) => void;
}

const user = 'trattativa';
const startTimeoutMs = 60_000;

// The watchdog: PostgreSQL runs below a shell that holds the other end of a pipe. When this process ends, however it
// ends, the pipe closes and the shell asks PostgreSQL for a fast shutdown.
const watchdog = '"$@" <&- & child=$!; read _; kill -INT $child; wait $child';

/**
 * Starts the PostgreSQL that npm brought, making its cluster on the first start, on a free port of the loopback
 * interface. As root it runs as `nobody`. A server that a killed process left running on this folder is stopped first.
 */
export async function startEmbeddedPostgres(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const asNobody = process.getuid?.() === 0;
  const identity = asNobody ? { uid: nobody, gid: nobody } : {};
  const native = await embeddedBinaries(asNobody);
  const cluster = await clusterFolder(options.dataDir, asNobody);
  const password = await clusterPassword(options.dataDir);
  if (!existsSync(join(cluster, 'PG_VERSION'))) {
    options.say?.('Making the database…');
    await initialise(native, cluster, password, identity);
  }
  await stopLeftover(cluster);
  const port = await freePort();
  const child = launch(native, cluster, port, options.durable ?? true, identity);
  const url = `postgres://${user}:${password}@127.0.0.1:${port}/postgres`;
  await waitUntilReady(child, url);
  const database = `postgres://${user}:${password}@127.0.0.1:${port}/${user}`;
  await createDatabase(url, user);
  return { url: database, stop: () => stop(child) };
}

/** Root's home is often closed to others; the cluster then stands where `nobody` can reach it, and the data folder says where. */
async function clusterFolder(dataDir: string, asNobody: boolean): Promise<string> {
  await mkdir(dataDir, { recursive: true });
  const inside = join(resolve(dataDir), 'postgres');
  if (!asNobody) {
    await mkdir(inside, { recursive: true, mode: 0o700 });
    return inside;
  }
  const name = createHash('sha256').update(inside).digest('hex').slice(0, 16);
  const folder = reachableByOthers(dirname(inside)) ? inside : join('/var/lib/trattativa', name);
  await mkdir(folder, { recursive: true });
  if (folder !== inside) await writeFile(join(dataDir, 'postgres-is-in'), `${folder}\n`);
  await chown(folder, nobody, nobody);
  await chmod(folder, 0o700);
  return folder;
}

async function clusterPassword(dataDir: string): Promise<string> {
  const file = join(dataDir, 'postgres-password');
  if (existsSync(file)) return (await readFile(file, 'utf8')).trim();
  const password = randomBytes(24).toString('hex');
  await writeFile(file, `${password}\n`, { mode: 0o600 });
  return password;
}

type Identity = { uid?: number; gid?: number };

async function initialise(
  native: string,
  cluster: string,
  password: string,
  identity: Identity,
): Promise<void> {
  const passwordFile = join(cluster, '..', `.initdb-${process.pid}`);
  await writeFile(passwordFile, password, { mode: 0o600 });
  if (identity.uid !== undefined) await chown(passwordFile, identity.uid, identity.gid ?? identity.uid);
  const settings = ['-D', cluster, '-U', user, '--auth=scram-sha-256', `--pwfile=${passwordFile}`];
  const child = spawn(
    join(native, 'bin', 'initdb'),
    [...settings, '--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'],
    { ...identity, cwd: cluster, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  const said: string[] = [];
  child.stdout.on('data', (part) => said.push(String(part)));
  child.stderr.on('data', (part) => said.push(String(part)));
  const code = await new Promise<number | null>((done, fail) =>
    child.once('error', fail).once('close', done),
  );
  await rm(passwordFile, { force: true });
  if (code !== 0) throw new Error(`The database could not be made:\n${said.join('')}`);
}

function launch(
  native: string,
  cluster: string,
  port: number,
  durable: boolean,
  identity: Identity,
): ChildProcess {
  const settings: Record<string, string> = {
    listen_addresses: '127.0.0.1',
    port: String(port),
    unix_socket_directories: '',
    max_connections: '100',
    shared_buffers: '128MB',
    effective_cache_size: '1GB',
    work_mem: '16MB',
    jit: 'off',
    random_page_cost: '1.1',
    max_wal_size: '512MB',
    log_min_messages: 'fatal',
    timezone: 'UTC',
    log_timezone: 'UTC',
    ...(durable ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const postgres = [join(native, 'bin', 'postgres'), '-D', cluster, ...flags];
  const [command, args] =
    process.platform === 'win32'
      ? [postgres[0] as string, postgres.slice(1)]
      : ['/bin/sh', ['-c', watchdog, 'postgres', ...postgres]];
  // A group of its own: Ctrl-C in the terminal must reach the server first, not its database.
  return spawn(command, args, {
    ...identity,
    cwd: cluster,
    detached: true,
    stdio: ['pipe', 'ignore', 'pipe'],
  });
}

async function waitUntilReady(child: ChildProcess, url: string): Promise<void> {
  const said: string[] = [];
  child.stderr?.on('data', (part) => said.length < 100 && said.push(String(part)));
  let ended = false;
  child.once('close', () => {
    ended = true;
  });
  const deadline = Date.now() + startTimeoutMs;
  while (!ended && Date.now() < deadline) {
    const client = new pg.Client({ connectionString: url });
    client.on('error', () => {});
    try {
      await client.connect();
      await client.end();
      return;
    } catch {
      await new Promise((resolveLater) => setTimeout(resolveLater, 50));
    }
  }
  throw new Error(`The database did not start:\n${said.join('')}`);
}

async function createDatabase(url: string, name: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const found = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (found.rowCount === 0) await client.query(`create database ${pg.escapeIdentifier(name)}`);
  } finally {
    await client.end();
  }
}

function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((done) => {
    child.once('close', () => done());
    if (process.platform === 'win32') child.kill();
    else child.stdin?.end();
  });
}

/** A server still running on this folder was left by a process that was killed: only one may hold the data folder. */
async function stopLeftover(cluster: string): Promise<void> {
  const file = join(cluster, 'postmaster.pid');
  if (!existsSync(file)) return;
  const pid = Number(readFileSync(file, 'utf8').split('\n')[0]);
  if (!Number.isInteger(pid) || !isPostgres(pid)) return;
  process.kill(pid, 'SIGINT');
  const deadline = Date.now() + startTimeoutMs;
  while (isPostgres(pid) && Date.now() < deadline) await new Promise((later) => setTimeout(later, 50));
}

function isPostgres(pid: number): boolean {
  try {
    process.kill(pid, 0);
    const commandLine = `/proc/${pid}/cmdline`;
    return (
      !existsSync('/proc/self') ||
      (existsSync(commandLine) && readFileSync(commandLine, 'utf8').includes('postgres'))
    );
  } catch {
    return false;
  }
}

function freePort(): Promise<number> {
  return new Promise((found, fail) => {
    const server = createServer();
    server.once('error', fail);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => found(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
