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

export type Database = Kysely<DB>;
export type Transaction = KyselyTransaction<DB>;
/** A repository function takes either, so that it can be part of a larger change. */
export type Queryable = Database | Transaction;

/** Columns of a table as a row answers them: what a row type takes from the schema rather than saying it again. */
export type Columns<Table extends keyof DB, Name extends keyof DB[Table]> = Pick<
  Selectable<DB[Table]>,
  Name & keyof Selectable<DB[Table]>
>;

// int8 as a number: ids are checked to be safe integers at the border. A plain date stays text.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text);
pg.types.setTypeParser(pg.types.builtins.TIMESTAMPTZ, readInstant);
const int8Array = 1016 as Parameters<typeof pg.types.setTypeParser>[0];
pg.types.setTypeParser(int8Array, (text) => (text === '{}' ? [] : text.slice(1, -1).split(',').map(Number)));

export interface OpenedDatabase {
  db: Database;
  pool: pg.Pool;
  close(): Promise<void>;
}

export interface DatabaseOptions {
  connections?: number;
  /** Told of every statement that failed. */
  onFailure?: (error: unknown) => void;
  onRetry?: (retried: RetriedTransaction) => void;
}

export function openDatabase(url: string, options: DatabaseOptions = {}): OpenedDatabase {
  const pool = new pg.Pool({
    Client: PreparedStatementClient,
    connectionString: url,
    max: options.connections ?? 12,
    // A statement that takes longer than this is a mistake, not patience.
    statement_timeout: 30_000,
    application_name: 'trattativa',
  });
  // An idle connection lost with its server is replaced at the next use; without a listener it would end the process.
  pool.on('error', () => {});
  // The same for one that is lost in the middle of a statement: the statement fails, and that is all.
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
