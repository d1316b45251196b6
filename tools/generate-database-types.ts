import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { migrate } from '../server/src/platform/database/migrate.ts';
import { databaseTypesPath, readDatabaseTypes } from '../server/test/database-types.ts';
import { startThrowAwayPostgres } from '../server/test/stage/throw-away-postgres.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Writes server/src/platform/database/schema.ts from a freshly migrated database. Run it after adding a migration. */
async function generateDatabaseTypes(): Promise<void> {
  const postgres = await startThrowAwayPostgres();
  try {
    await migrate({ url: postgres.url, directory: join(root, 'server/migrations') });
    await writeFile(join(root, databaseTypesPath), readDatabaseTypes(postgres.url));
  } finally {
    await postgres.stop();
  }
}

await generateDatabaseTypes();
