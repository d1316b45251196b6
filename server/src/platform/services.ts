import type { Logger } from 'pino';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { Database } from './database/database.ts';
import type { FootballData } from './football-data/football-data.ts';
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
  footballData: FootballData;
  /** Null where none is configured. */
  scanner: FileScanner | null;
}
