import { createServer } from 'node:net';
import pg from 'pg';
import { connect } from '../connect.ts';
import { DatabaseTrouble } from '../database-trouble.ts';
import { sessionUrl } from '../session-url.ts';
import {
  type DatabaseCluster,
  databaseUser,
  findClusterFolder,
  openCluster,
  readClusterPassword,
} from './database-cluster.ts';
import { embeddedTrouble } from './embedded-trouble.ts';
import { findRunning, type PostgresProcess, spawnPostgres, stopLeftover } from './postgres-process.ts';

export interface EmbeddedPostgres {
  /** URL of the product's database, with the password. */
  url: string;
  /** The main process of PostgreSQL. */
  pid: number;
  /** Resolves when PostgreSQL has exited, for any reason. */
  ended: Promise<void>;
  stop(): Promise<void>;
}

export interface EmbeddedOptions {
  /** The product's data folder; created when missing. */
  dataDir: string;
  /** False for throw-away test clusters: no fsync. */
  durable?: boolean;
  /** The folder of another PostgreSQL's programs, for tests on an older version; default: the one that npm installed. */
  bin?: string | undefined;
  say?: (line: string) => void;
}

const startTimeoutMs = 120_000;
const startAttempts = 20;
// Transient: another process took the free port, or a killed PostgreSQL is still exiting.
const passingProblem =
  /Address already in use|could not create any TCP\/IP sockets|pre-existing shared memory/;

/**
 * Starts the PostgreSQL installed by npm on a free port of the loopback interface, and creates its cluster on
 * the first start. Started by root, it runs as `nobody` or as the owner of the cluster. It stops when this
 * process ends; an instance left by a killed process is stopped first. Throws `DataFolderInUse` when another
 * process holds the folder, and with PostgreSQL's output when it does not start.
 */
export async function startEmbeddedPostgres(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const durable = options.durable ?? true;
  const { dataDir, bin, say = () => {} } = options;
  const cluster = await openCluster({ dataDir, durable, bin, say });
  const running: PostgresProcess[] = [];
  const stop = async () => {
    await Promise.all(running.map((server) => server.stop()));
    await cluster.release();
  };
  try {
    await stopLeftover(cluster.folder);
    const { server, port } = await startServer(cluster, dataDir, durable);
    running.push(server);
    await createDatabase(urlOf(cluster.password, port, 'postgres'), databaseUser);
    const pid = findRunning(cluster.folder)?.pid ?? 0;
    return { url: urlOf(cluster.password, port, databaseUser), pid, ended: server.ended, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** URL of the PostgreSQL that another process of ours runs on this data folder; null when there is none. */
export async function findRunningPostgres(dataDir: string): Promise<string | null> {
  const folder = await findClusterFolder(dataDir);
  const running = folder && findRunning(folder);
  const password = await readClusterPassword(dataDir);
  return running && password ? urlOf(password, running.port, databaseUser) : null;
}

async function startServer(
  cluster: DatabaseCluster,
  dataDir: string,
  durable: boolean,
): Promise<{ server: PostgresProcess; port: number }> {
  for (let attempt = 1; ; attempt += 1) {
    const port = await freePort();
    const server = spawnPostgres(cluster, port, durable);
    const problem = await waitUntilReady(server, urlOf(cluster.password, port, 'postgres'));
    if (problem === null) return { server, port };
    await server.stop();
    if (attempt < startAttempts && passingProblem.test(server.lastOutput())) {
      await new Promise((later) => setTimeout(later, 100));
      continue;
    }
    if (problem === wrongPassword) throw new DatabaseTrouble(passwordSentence(dataDir));
    throw embeddedTrouble({ dataDir, folder: cluster.folder, problem, output: server.lastOutput() });
  }
}

const wrongPassword = 'its password is another one';
const passwordSentence = (dataDir: string) =>
  `The file postgres-password in ${dataDir} is not the one of its database. Put back the file of the same backup.`;

function urlOf(password: string, port: number, database: string): string {
  return `postgres://${databaseUser}:${password}@127.0.0.1:${port}/${database}`;
}

async function waitUntilReady(server: PostgresProcess, url: string): Promise<string | null> {
  const deadline = Date.now() + startTimeoutMs;
  while (!server.hasEnded()) {
    const client = new pg.Client({ connectionString: sessionUrl(url) });
    client.on('error', () => {});
    try {
      await client.connect();
      await client.end();
      return null;
    } catch (error) {
      const { code, message } = error as { code?: string; message: string };
      if (code === '28P01') return wrongPassword;
      // An answer of PostgreSQL that waiting does not change; 57P03: it is starting or recovering.
      if (error instanceof pg.DatabaseError && code !== '57P03' && code !== '53300') return message;
      if (Date.now() > deadline) return message;
      await new Promise((later) => setTimeout(later, 25));
    }
  }
  return 'PostgreSQL ended at once';
}

async function createDatabase(url: string, name: string): Promise<void> {
  const client = await connect(url, 'embedded');
  try {
    const found = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (found.rowCount === 0) await client.query(`create database ${pg.escapeIdentifier(name)}`);
  } finally {
    await client.end();
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
