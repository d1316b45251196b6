import { fileURLToPath } from 'node:url';
import { PgBoss } from 'pg-boss';
import type { TestProject } from 'vitest/node';
import { migrate } from '../src/platform/database/migrate.ts';
import { startThrowAwayPostgres } from './throw-away-postgres.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** A migrated database that test databases are cloned from; nobody may be connected to it. */
    templateUrl: string;
  }
}

const migrations = fileURLToPath(new URL('../migrations/', import.meta.url));

/** Starts one PostgreSQL for the whole run, with one migrated template. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const postgres = await startThrowAwayPostgres();
  try {
    await migrate({ url: postgres.url, directory: migrations });
    const boss = new PgBoss({ connectionString: postgres.url });
    boss.on('error', () => {});
    await boss.start();
    await boss.stop({ graceful: false, close: true });
  } catch (error) {
    await postgres.stop();
    throw error;
  }
  project.provide('templateUrl', postgres.url);
  return () => postgres.stop();
}
