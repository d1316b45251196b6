import type { TestProject } from 'vitest/node';
import { startThrowAwayPostgres } from '../server/test/throw-away-postgres.ts';
import { buildWeb } from '../tools/launch/build-web.mjs';
import { startService } from './stage/service-process.ts';

/**
 * One PostgreSQL for the whole run, with the demo market loaded once by the real server. Every story works on a clone of
 * it, served by a server of its own.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await buildWeb();
  const postgres = await startThrowAwayPostgres();
  try {
    const first = await startService({ databaseUrl: postgres.url });
    await first.stop();
  } catch (error) {
    await postgres.stop();
    throw error;
  }
  project.provide('templateUrl', postgres.url);
  return () => postgres.stop();
}
