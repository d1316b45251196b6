import type { Logger } from 'pino';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { SharedCounts } from './counts/shared-counts.ts';
import type { Database } from './database/database.ts';
import type { Admission } from './http/admission/admission.ts';
import type { Ids } from './ids.ts';
import type { Jobs } from './jobs/enqueue.ts';
import type { FileScanner } from './scanner/file-scanner.ts';
import type { FileStorage } from './storage/storage.ts';

/** The dependencies of every use case. Modules above the platform add their own (`declare module`). */
export interface Services {
  db: Database;
  clock: Clock;
  ids: Ids;
  config: Config;
  jobs: Jobs;
  log: Logger;
  /** Decides which calls run when there are too many. */
  admission: Admission;
  /** Counters shared by all nodes. */
  counts: SharedCounts;
  storage: FileStorage;
  /** Null when none is configured. */
  scanner: FileScanner | null;
}
