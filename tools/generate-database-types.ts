import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { migrate } from '../server/src/platform/database/migrate.ts';
import { startThrowAwayPostgres } from '../server/test/throw-away-postgres.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Writes server/src/platform/database/schema.ts from a freshly migrated database. Run it after adding a migration. */
async function generateDatabaseTypes(): Promise<void> {
  const postgres = await startThrowAwayPostgres();
  try {
    await migrate({ url: postgres.url, directory: join(root, 'server/migrations') });
    // As server/src/platform/database/database.ts reads them: int8 as a number, a plain date as text.
    const types = JSON.stringify({ int8: 'number', date: 'string' });
    const settings = ['--dialect', 'postgres', '--url', postgres.url, '--type-mapping', types];
    const out = join(root, 'server/src/platform/database/schema.ts');
    execFileSync(process.execPath, [
      join(root, 'node_modules/kysely-codegen/dist/cli/bin.js'),
      ...settings,
      '--out-file',
      out,
    ]);
    execFileSync(join(root, 'node_modules/.bin/biome'), ['check', '--write', out]);
  } finally {
    await postgres.stop();
  }
}

await generateDatabaseTypes();
