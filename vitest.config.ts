import { existsSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import { LongestFirst } from './tools/longest-first.ts';

const exclude = ['**/node_modules/**', '**/dist/**'];

/** How long a test that waits for something to come about waits, in ms: as long as a story for what is on a page. */
const patience = 15_000;

/** Node runs the sources as they are, as it does in the service: nothing is transformed for each worker again. */
const asInTheService = { viteModuleRunner: false, nodeLoader: false };

/**
 * The oldest PostgreSQL that is supported, where Debian has installed it. The project is asked for by name: a run of named
 * files would otherwise run them twice.
 */
const oldestPostgres = '/usr/lib/postgresql/15/bin';
const testsOldest =
  process.argv.includes('--project=postgresql-15') && existsSync(`${oldestPostgres}/postgres`);

/** Kinds of test: pure ones, those on a real PostgreSQL, open screens against the service, and stories in a real browser. */
export default defineConfig({
  test: {
    // One more than the least of cores: who waits for a page or for the database leaves its core to the next.
    maxWorkers: 3,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            '{domain,contract,texts,phoenix-server,tools}/**/*.test.{ts,mjs}',
            'web/src/**/*.test.{ts,tsx}',
          ],
          exclude,
          // A process for each of ninety small files costs three times what is in them.
          isolate: false,
          testTimeout: 20_000,
        },
      },
      {
        test: {
          name: 'server',
          experimental: asInTheService,
          expect: { poll: { timeout: patience } },
          include: ['server/**/*.test.ts'],
          exclude: [...exclude, 'server/test/live/**'],
          globalSetup: ['server/test/stage/global-setup.ts'],
          // The application's modules keep no state of their own, so the files of one worker share them.
          isolate: false,
          // A guard against a test that hangs: a start of the whole service takes 6 s alone and 30 beside the dearest files.
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      ...(testsOldest
        ? [
            {
              test: {
                name: 'postgresql-15',
                experimental: asInTheService,
                include: ['server/src/platform/database/migrate.test.ts', 'server/test/sql-drift.test.ts'],
                exclude,
                env: { TEST_DATABASE_BIN: oldestPostgres },
                globalSetup: ['server/test/stage/global-setup.ts'],
                isolate: false,
                testTimeout: 30_000,
                hookTimeout: 60_000,
              },
            },
          ]
        : []),
      {
        test: {
          // The web application beside the service, its hooks and its words: only Vite reads the application's JSX, and Node the rest.
          name: 'live',
          server: {
            deps: {
              inline: [/\/web\/src\//],
              external: [/\/(server\/src|server\/test\/(?!live)|contract|domain|phoenix-server)\//],
            },
          },
          include: ['server/test/live/**/*.test.ts'],
          exclude,
          globalSetup: ['server/test/stage/global-setup.ts'],
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'e2e',
          experimental: asInTheService,
          expect: { poll: { timeout: patience } },
          include: ['e2e/**/*.test.ts'],
          exclude,
          globalSetup: ['e2e/global-setup.ts'],
          // Browsers keep the processor busy: with a third worker everything waits longer, and nothing ends sooner.
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
          // The stories of one worker share its browser; each person has a window of their own in it.
          isolate: false,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
