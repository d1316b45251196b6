import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import { checkServer } from './check-server.ts';
import { connect } from './connect.ts';
import { type Migration, MigrationRefused, readMigrations } from './migration-files.ts';
import { type Applied, compareSchema, readApplied } from './schema-state.ts';

// Advisory lock key, any fixed number: serializes starts that share a database.
const lockKey = 7_205_113;

/**
 * How long a migration waits for a lock before it lets the calls behind it pass and tries again. Shorter than PostgreSQL's
 * deadlock_timeout of a second, so that of two that wait for one another the migration gives way.
 */
const lockTimeoutMs = 500;
const pauseMs = 500;
const defaultPatienceMs = 600_000;

export interface MigrateOptions {
  url: string;
  directory: string;
  /** Told in whole sentences to the operator. */
  warn?: (sentence: string) => void;
  /** How long to wait for another node's migration, or for locks of running transactions; ten minutes. */
  patienceMs?: number;
}

/**
 * Migrates a database to the newest schema: SQL files `NNNN-name.sql`, in order, each once and in its own
 * transaction. Concurrent starts wait for one another. Returns the names applied now.
 *
 * A release starts, with a warning, on a database that a newer one has expanded. Throws `MigrationRefused`, before applying
 * anything, when a newer release has contracted it, when an applied file was edited, and when a new file has a lower number
 * than an applied one; `DatabaseTrouble` when the server does not suit. When a file fails it is rolled back; the ones before
 * it stay.
 */
export async function migrate(options: MigrateOptions): Promise<string[]> {
  const { url, directory, warn = () => {}, patienceMs = defaultPatienceMs } = options;
  const files = await readMigrations(directory);
  const client = await connect(url, 'migrate');
  try {
    await checkServer(client);
    await lock(client, warn, patienceMs);
    await createTable(client);
    const found = await readApplied(client);
    const { waiting, newer } = compareSchema(found, files);
    await recordKinds(client, files, new Map(found.map((row) => [row.name, row])));
    if (newer.length > 0) warn(expandedSentence(newer));
    for (const migration of waiting) await apply(client, migration, patienceMs);
    return waiting.map((migration) => migration.name);
  } finally {
    await client.end().catch(() => {});
  }
}

async function lock(client: pg.Client, warn: (sentence: string) => void, patienceMs: number): Promise<void> {
  const tried = await client.query<{ got: boolean }>('select pg_try_advisory_lock($1) as got', [lockKey]);
  if (tried.rows[0]?.got) return;
  warn('Another process is migrating this database. Waiting for it.');
  try {
    await client.query(`set lock_timeout = ${patienceMs}`);
    await client.query('select pg_advisory_lock($1)', [lockKey]);
    await client.query('set lock_timeout = 0');
  } catch (error) {
    if (!isLockTrouble(error)) throw error;
    const holder = await client.query<{ pid: number }>(
      `select pid from pg_locks where locktype = 'advisory' and granted and objid = $1
         and database = (select oid from pg_database where datname = current_database())`,
      [lockKey],
    );
    const pid = holder.rows[0]?.pid;
    throw new MigrationRefused(
      `Another process has been migrating this database for ${spanOf(patienceMs)}. If it hangs, end it: select pg_terminate_backend(${pid ?? 'its pid'});`,
    );
  }
}

async function createTable(client: pg.Client): Promise<void> {
  await client.query(`create table if not exists schema_migrations (
    name text primary key, checksum text not null, applied_at timestamptz not null default now(), kind text)`);
  const found = await client.query(
    `select from pg_attribute where attrelid = 'schema_migrations'::regclass and attname = 'kind'`,
  );
  // Made by a release that did not know of kinds; its nodes still write it.
  if (found.rowCount === 0) await client.query('alter table schema_migrations add column kind text');
}

/** Kinds of what was applied before they were recorded, or while a node of such a release ran. */
async function recordKinds(
  client: pg.Client,
  files: readonly Migration[],
  applied: ReadonlyMap<string, Applied>,
): Promise<void> {
  const unrecorded = files.filter(({ name }) => applied.get(name)?.kind === null);
  if (unrecorded.length === 0) return;
  await client.query(
    `update schema_migrations m set kind = f.kind from unnest($1::text[], $2::text[]) as f (name, kind)
     where m.name = f.name`,
    [unrecorded.map(({ name }) => name), unrecorded.map(({ kind }) => kind)],
  );
}

const expandedSentence = (names: readonly string[]) =>
  `A newer release has expanded this database's schema (${names.join(', ')}). This release runs on it and does not use what is new.`;

/** Applies a file. Nodes that serve calls meanwhile hold locks: it waits for them in short turns. */
async function apply(client: pg.Client, migration: Migration, patienceMs: number): Promise<void> {
  const { name } = migration;
  const deadline = performance.now() + patienceMs;
  for (;;) {
    try {
      return await applyOnce(client, migration);
    } catch (error) {
      if (!isLockTrouble(error))
        throw new Error(`The migration ${name} failed: ${(error as Error).message}`, { cause: error });
      if (performance.now() > deadline) throw await lockedOut(client, name, patienceMs);
    }
    await delay(pauseMs * (0.5 + Math.random()));
  }
}

async function applyOnce(client: pg.Client, { name, text, checksum, kind }: Migration): Promise<void> {
  try {
    await client.query(`begin; set local lock_timeout = ${lockTimeoutMs}`);
    await client.query(text);
    await client.query('insert into schema_migrations (name, checksum, kind) values ($1, $2, $3)', [
      name,
      checksum,
      kind,
    ]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw error;
  }
}

async function lockedOut(client: pg.Client, name: string, patienceMs: number): Promise<MigrationRefused> {
  const oldest = await client.query<{ pid: number; application_name: string }>(
    `select pid, application_name from pg_stat_activity
     where datname = current_database() and application_name <> 'trattativa migrate' and xact_start is not null
     order by xact_start limit 1`,
  );
  const [first] = oldest.rows;
  const hint = first
    ? ` The oldest one is of process ${first.pid} (${first.application_name || 'without a name'}): select pg_terminate_backend(${first.pid});`
    : '';
  return new MigrationRefused(
    `The migration ${name} has waited ${spanOf(patienceMs)} for transactions that hold its tables.${hint}`,
  );
}

/** A lock that was not free in time, or two that waited for one another. */
function isLockTrouble(error: unknown): boolean {
  const code = (error as { code?: unknown } | null)?.code;
  return code === '55P03' || code === '40P01';
}

const spanOf = (ms: number) => (ms >= 60_000 ? `${Math.round(ms / 60_000)} minutes` : `${ms / 1000} s`);
