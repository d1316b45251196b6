import type pg from 'pg';
import { type Migration, type MigrationKind, MigrationRefused } from './migration-files.ts';

/** A migration that a database has. */
export interface Applied {
  name: string;
  checksum: string;
  /** Null: applied by a release that did not know of kinds. */
  kind: MigrationKind | null;
}

/** Recorded as applied while a restore runs: no release starts on half a market, whichever it is. */
export const restoreMark = '9999-restore-unfinished.sql';

/** The migrations that a database has, in order; none if it has no schema yet. */
export async function readApplied(client: pg.Client): Promise<Applied[]> {
  const found = await client.query(`select from pg_class where oid = to_regclass('schema_migrations')`);
  if (found.rowCount === 0) return [];
  // A release that did not know of kinds made the table without their column.
  const { rows } = await client.query<Applied>(
    `select name, checksum, to_jsonb(m) ->> 'kind' as kind from schema_migrations m order by name`,
  );
  return rows;
}

/**
 * Compares a database with the migrations of this release: those that wait for the next start, and the names of those that only a
 * newer release has, which this one runs on. Throws `MigrationRefused` when this release cannot start on it.
 */
export function compareSchema(
  applied: readonly Applied[],
  files: readonly Migration[],
): { waiting: Migration[]; newer: string[] } {
  refuseStrange(applied, files);
  const names = new Set(applied.map(({ name }) => name));
  const waiting = files.filter(({ name }) => !names.has(name));
  refuseLate(waiting[0]?.name, applied.at(-1)?.name);
  const known = new Set(files.map(({ name }) => name));
  return { waiting, newer: applied.map(({ name }) => name).filter((name) => !known.has(name)) };
}

function refuseStrange(applied: readonly Applied[], files: readonly Migration[]): void {
  for (const { name, checksum, kind } of applied) {
    if (name === restoreMark)
      throw new MigrationRefused(
        'A restore into this database was not finished. Run npm run restore again, with --replace.',
      );
    const file = files.find((migration) => migration.name === name);
    if (!file && kind !== 'expand') {
      throw new MigrationRefused(
        `A newer release has removed or changed parts of this database's schema (${name}), which this release may still use. Start that release, or a newer one.`,
      );
    }
    if (file && file.checksum !== checksum && !file.formerChecksums.includes(checksum)) {
      throw new MigrationRefused(
        `The migration ${name} was edited after it was applied. Put it back, and add a new migration for the change.`,
      );
    }
  }
}

/**
 * Refuses a new file numbered below the highest applied one: it would run in another order here than
 * elsewhere, and two databases of one release would differ. Undefined: there is no such file.
 */
function refuseLate(firstWaiting: string | undefined, lastApplied: string | undefined): void {
  if (firstWaiting === undefined || lastApplied === undefined || firstWaiting > lastApplied) return;
  throw new MigrationRefused(
    `The migration ${firstWaiting} has a lower number than ${lastApplied}, which the database already has. Give it the next free number.`,
  );
}
