import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';
import { migrate } from '../../src/platform/database/migrate.ts';
import { JobQueue } from '../../src/platform/jobs/jobs.ts';
import { createLog } from '../../src/platform/log.ts';
import { startTemplate } from './postgres-template.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** A migrated database that test databases are cloned from; nobody may be connected to it. */
    templateUrl: string;
  }
}

const migrations = fileURLToPath(new URL('../../migrations/', import.meta.url));

/** Starts one PostgreSQL for the whole run, with one migrated template. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const bin = project.config.env?.TEST_DATABASE_BIN ?? process.env.TEST_DATABASE_BIN;
  const postgres = await startTemplate({
    name: bin === undefined ? 'migrated' : 'on-another-postgres',
    bin,
    madeFrom: [
      'server/migrations',
      'server/src/platform/database',
      'server/test/stage/global-setup.ts',
      'package-lock.json',
    ],
    async fill({ url }) {
      await migrate({ url, directory: migrations });
      // Each application creates the queues that are missing.
      const { modules } = await import('../../src/modules.ts');
      const jobs = modules.flatMap((module) => module.jobs?.({ send: async () => {} }) ?? []);
      const queue = new JobQueue(url, jobs, createLog('silent'));
      await queue.start();
      await queue.stop();
    },
  });
  project.provide('templateUrl', postgres.url);
  return () => postgres.stop();
}
