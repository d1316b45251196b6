import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The database and the migrations do not match; the message is written for the operator. */
export class MigrationRefused extends Error {}

/**
 * What a migration means for nodes of an older release: they run on an expansion as before, and not on a contraction
 * (docs/operations.md).
 */
export type MigrationKind = 'expand' | 'contract';

export interface Migration {
  name: string;
  text: string;
  kind: MigrationKind;
  checksum: string;
  /** Checksums of earlier texts that a database may have applied instead: they made the same schema. */
  formerChecksums: readonly string[];
}

const mended = /^-- Mended, formerly ([0-9a-f]{64}):/gm;

/** The files `NNNN-name.sql` of a folder in their order. Throws `MigrationRefused` when one is named otherwise. */
export async function readMigrations(directory: string): Promise<Migration[]> {
  const names = (await readdir(directory)).filter((name) => name.endsWith('.sql')).sort();
  const numbers = new Set<string>();
  for (const name of names) {
    const number = /^(\d{4})-[a-z0-9-]+\.sql$/.exec(name)?.[1];
    if (number === undefined)
      throw new MigrationRefused(`The migration ${name} is not named like 0001-name.sql.`);
    if (numbers.has(number)) throw new MigrationRefused(`Two migrations have the number ${number}.`);
    numbers.add(number);
  }
  return Promise.all(
    names.map(async (name) => {
      // A checkout may use other line ends; that is not an edit.
      const text = (await readFile(join(directory, name), 'utf8')).replaceAll('\r\n', '\n');
      return {
        name,
        text,
        kind: text.startsWith('-- Expand: ') ? 'expand' : 'contract',
        checksum: createHash('sha256').update(text).digest('hex'),
        formerChecksums: Array.from(text.matchAll(mended), ([, checksum = '']) => checksum),
      };
    }),
  );
}
