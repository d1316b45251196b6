import type { Logger } from 'pino';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { SharedCounts } from './counts/shared-counts.ts';
import type { Database } from './database/database.ts';
import type { Ids } from './ids.ts';
import type { Jobs } from './jobs/enqueue.ts';
import type { FileScanner } from './scanner/file-scanner.ts';
import type { FileStorage } from './storage/storage.ts';

/** What every use case is given. A module that stands above the platform adds what it brings (`declare module`). */
export interface Services {
  db: Database;
  clock: Clock;
  ids: Ids;
  config: Config;
  jobs: Jobs;
  log: Logger;
  /** What all nodes count together. */
  counts: SharedCounts;
  storage: FileStorage;
  /** Null where none is configured. */
  scanner: FileScanner | null;
}
