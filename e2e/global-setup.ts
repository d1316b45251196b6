import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startThrowAwayPostgres } from '../server/test/throw-away-postgres.ts';
import { buildWeb } from '../tools/launch/build-web.mjs';
import { startService } from './stage/service-process.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** A folder with a file for every screen structure that passed axe in this run. */
    soundScreens: string;
  }
}

/**
 * One PostgreSQL for the whole run, with the demo market loaded once by the real server. Every test file has a clone of
 * the database and its own server.
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
  const soundScreens = await mkdtemp(join(tmpdir(), 'trattativa-sound-'));
  project.provide('soundScreens', soundScreens);
  return async () => {
    await rm(soundScreens, { recursive: true });
    await postgres.stop();
  };
}
