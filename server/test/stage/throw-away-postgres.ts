import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '../../src/platform/database/embedded/embedded-postgres.ts';

/** A real PostgreSQL in a temporary folder, without fsync; `stop` removes all of it. */
export async function startThrowAwayPostgres(): Promise<{ url: string; stop(): Promise<void> }> {
  const dataDir = await mkdtemp(join(tmpdir(), 'trattativa-test-'));
  // Started by root, it runs as another user, who must be able to enter the folder.
  await chmod(dataDir, 0o711);
  const removeFolder = () => rm(dataDir, { recursive: true, force: true });
  try {
    const postgres = await startEmbeddedPostgres({ dataDir, durable: false });
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
