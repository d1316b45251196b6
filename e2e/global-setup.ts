import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startTemplate } from '../server/test/stage/postgres-template.ts';
import { buildWeb } from '../tools/launch/build-web.mjs';
import { freePort } from './stage/free-port.ts';
import { startService } from './stage/service-process.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The data folder with the files of the demo market, shared by the servers of all test files. */
    dataDir: string;
    /** A folder with a file for every screen structure that passed axe in this run. */
    soundScreens: string;
  }
}

/** What the real server loads the demo market from. Its dates are counted from the day on which it is loaded. */
const madeFrom = [
  'server/src',
  'server/migrations',
  'domain/src',
  'contract/src',
  'texts',
  'e2e/stage/running-service.ts',
  'package-lock.json',
];

/**
 * One PostgreSQL for the whole run, with the demo market loaded once by the real server. Every test file has a clone of
 * the database and its own server.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await buildWeb();
  const postgres = await startTemplate({
    name: 'demo-market',
    madeFrom,
    besides: new Date().toISOString().slice(0, 10),
    async fill({ url: databaseUrl, dataDir }) {
      const first = await startService({ databaseUrl, dataDir, port: await freePort() });
      await first.stop();
    },
  });
  project.provide('templateUrl', postgres.url);
  project.provide('dataDir', postgres.dataDir);
  const soundScreens = await mkdtemp(join(tmpdir(), 'trattativa-sound-'));
  project.provide('soundScreens', soundScreens);
  return async () => {
    await rm(soundScreens, { recursive: true });
    await postgres.stop();
  };
}
