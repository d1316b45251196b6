import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { databaseTypesPath, readDatabaseTypes } from './database-types.ts';
import { createTestDatabase } from './stage/test-database.ts';

it('the generated database types match the migrations', async () => {
  const database = await createTestDatabase();
  try {
    const committed = await readFile(new URL(`../../${databaseTypesPath}`, import.meta.url), 'utf8');
    expect(committed, 'run "npm run generate" and commit what it writes').toBe(
      readDatabaseTypes(database.url),
    );
  } finally {
    await database.drop();
  }
});
