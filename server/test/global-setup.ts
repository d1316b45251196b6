import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PgBoss } from 'pg-boss';
import type { TestProject } from 'vitest/node';
import { startEmbeddedPostgres } from '../src/platform/database/embedded-postgres.ts';
import { migrate } from '../src/platform/database/migrate.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** A migrated database that test databases are cloned from; nobody may be connected to it. */
    templateUrl: string;
  }
}

const migrations = fileURLToPath(new URL('../migrations/', import.meta.url));

/** One PostgreSQL for the whole run, with one migrated template. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'trattativa-test-'));
  const postgres = await startEmbeddedPostgres({ dataDir, durable: false });
  await migrate({ url: postgres.url, directory: migrations });
  const boss = new PgBoss({ connectionString: postgres.url });
  boss.on('error', () => {});
  await boss.start();
  await boss.stop({ graceful: false, close: true });
  project.provide('templateUrl', postgres.url);
  return async () => {
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}
