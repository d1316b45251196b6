import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { withNamedColumns } from './stage/named-columns.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Path of the generated types from the project's root. */
export const databaseTypesPath = 'server/src/platform/database/schema.ts';

/** The expected content of that file, from a migrated database. The job queue's tables are not ours. */
export function readDatabaseTypes(url: string): string {
  // Types are mapped as by server/src/platform/database/database.ts: int8 as a number, a plain date as text.
  const types = JSON.stringify({ int8: 'number', date: 'string' });
  const settings = [
    '--dialect=postgres',
    `--url=${url}`,
    `--type-mapping=${types}`,
    '--exclude-pattern=pgboss.*',
  ];
  const codegen = join(root, 'node_modules/kysely-codegen/dist/cli/bin.js');
  const print = [codegen, ...settings, '--print', '--log-level=silent'];
  const generated = withNamedColumns(execFileSync(process.execPath, print, { cwd: root }).toString());
  const biome = join(root, 'node_modules/@biomejs/biome/bin/biome');
  const format = ['check', '--write', `--stdin-file-path=${databaseTypesPath}`];
  return execFileSync(process.execPath, [biome, ...format], { cwd: root, input: generated }).toString();
}
