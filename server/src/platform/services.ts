import type { Logger } from 'pino';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { Database } from './database/database.ts';
import type { Ids } from './ids.ts';
import type { Jobs } from './jobs/jobs.ts';
import type { FileScanner } from './scanner/file-scanner.ts';
import type { FileStorage } from './storage/file-storage.ts';

/** What every use case is given. */
export interface Services {
  db: Database;
  clock: Clock;
  ids: Ids;
  config: Config;
  jobs: Jobs;
  log: Logger;
  storage: FileStorage;
  /** Null where none is configured. */
  scanner: FileScanner | null;
}
