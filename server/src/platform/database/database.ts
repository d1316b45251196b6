import {
  type Kysely,
  type KyselyConfig,
  type Transaction as KyselyTransaction,
  PostgresDialect,
  type Selectable,
} from 'kysely';
import pg from 'pg';
import { PreparedStatementClient } from './prepared-statement.ts';
import { readInstant } from './read-instant.ts';
import { type RetriedTransaction, RetryingDatabase } from './retrying-database.ts';
import type { DB } from './schema.ts';
import { sessionUrl } from './session-url.ts';

export type Database = Kysely<DB>;
export type Transaction = KyselyTransaction<DB>;
/** Repository functions take either, so that they can join a larger transaction. */
export type Queryable = Database | Transaction;

/** Row columns of a table, so that a row type derives from the schema instead of repeating it. */
export type Columns<Table extends keyof DB, Name extends keyof DB[Table]> = Pick<
  Selectable<DB[Table]>,
  Name & keyof Selectable<DB[Table]>
>;

// int8 as a number: ids are validated as safe integers at the border. A plain date stays text.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text);
pg.types.setTypeParser(pg.types.builtins.TIMESTAMPTZ, readInstant);
const int8Array = 1016 as Parameters<typeof pg.types.setTypeParser>[0];
pg.types.setTypeParser(int8Array, (text) => (text === '{}' ? [] : text.slice(1, -1).split(',').map(Number)));

const maxStatementMs = 30_000;

export interface OpenedDatabase {
  db: Database;
  pool: pg.Pool;
  close(): Promise<void>;
}

export interface DatabaseOptions {
  connections?: number;
  /** How long a statement waits for a connection; by default as long as it takes. */
  maxConnectionWaitMs?: number | undefined;
  /** After this time without an answer a connection is given up; by default a little longer than any statement may take. */
  maxSilenceMs?: number;
  /** Shown in `pg_stat_activity`. */
  name?: string;
  /** Called for every failed statement. */
  onFailure?: (error: unknown) => void;
  onRetry?: (retried: RetriedTransaction) => void;
}

export function openDatabase(url: string, options: DatabaseOptions = {}): OpenedDatabase {
  const pool = new pg.Pool({
    Client: PreparedStatementClient,
    connectionString: sessionUrl(url),
    max: options.connections ?? 12,
    connectionTimeoutMillis: options.maxConnectionWaitMs ?? 0,
    keepAlive: true,
    // A statement that takes longer than this is a bug; without even that answer the connection is dead.
    statement_timeout: maxStatementMs,
    query_timeout: options.maxSilenceMs ?? maxStatementMs + 5_000,
    application_name: options.name ?? 'trattativa',
  });
  // The pool replaces an idle connection lost with its server; without a listener the error would end the
  // process.
  pool.on('error', () => {});
  // A connection lost during a statement does not end the process either: only the statement fails.
  pool.on('connect', (client) => client.on('error', () => {}));
  const config: KyselyConfig = {
    dialect: new PostgresDialect({ pool }),
    log(event) {
      if (event.level === 'error') options.onFailure?.(event.error);
    },
  };
  const db = new RetryingDatabase(config, options.onRetry);
  return { db, pool, close: () => db.destroy() };
}

/** PostgreSQL's unique_violation, optionally of one constraint. */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  const violation = error as { code?: string; constraint?: string };
  return violation?.code === '23505' && (constraint === undefined || violation.constraint === constraint);
}
