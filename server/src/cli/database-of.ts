import { fileURLToPath } from 'node:url';
import type { Config } from '../platform/config.ts';
import { connect } from '../platform/database/connect.ts';
import { findClusterFolder } from '../platform/database/embedded/database-cluster.ts';
import {
  findRunningPostgres,
  startEmbeddedPostgres,
} from '../platform/database/embedded/embedded-postgres.ts';
import { migrate } from '../platform/database/migrate.ts';

/** The folder of this release's migrations. */
export const migrations = fileURLToPath(new URL('../../migrations/', import.meta.url));

export interface CommandDatabase {
  url: string;
  /** Stops what was started for the command. */
  stop(): Promise<void>;
}

/** The configured database, else the embedded one: that of the running service, or one started for this command. */
export async function databaseOf(config: Config): Promise<CommandDatabase> {
  const running = await runningDatabaseOf(config);
  return running ?? startEmbeddedPostgres({ dataDir: config.dataDir });
}

/** As `databaseOf`; one that was started for this command has the newest schema. */
export async function migratedDatabaseOf(config: Config): Promise<CommandDatabase> {
  const running = await runningDatabaseOf(config);
  if (running) {
    // Says in one sentence what is wrong with the connection, which a statement would not.
    await (await connect(running.url, 'command')).end();
    return running;
  }
  const postgres = await startEmbeddedPostgres({ dataDir: config.dataDir });
  try {
    await migrate({
      url: postgres.url,
      directory: migrations,
      warn: (sentence) => console.warn(sentence),
    });
  } catch (error) {
    await postgres.stop();
    throw error;
  }
  return postgres;
}

/** As `databaseOf`; null where the data folder has no database yet. Creates nothing. */
export async function existingDatabaseOf(config: Config): Promise<CommandDatabase | null> {
  const isThere = config.databaseUrl !== undefined || (await findClusterFolder(config.dataDir)) !== null;
  return isThere ? databaseOf(config) : null;
}

async function runningDatabaseOf(config: Config): Promise<CommandDatabase | null> {
  const url = config.databaseUrl ?? (await findRunningPostgres(config.dataDir));
  return url ? { url, stop: async () => {} } : null;
}
