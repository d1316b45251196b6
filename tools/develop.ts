import { readConfig } from '../server/src/platform/config.ts';
import { startEmbeddedPostgres } from '../server/src/platform/database/embedded/embedded-postgres.ts';
import { startProblem } from '../server/src/start-problem.ts';
import { run } from './launch/run.mjs';
import { service } from './launch/service.mjs';

/**
 * Runs the service and restarts it when one of its files is saved. The embedded PostgreSQL belongs to this process and
 * keeps running; the service gets its address. Returns the exit code.
 */
async function develop(): Promise<number> {
  const { databaseUrl, dataDir } = readConfig(process.env);
  if (databaseUrl !== undefined) return serve({});
  const postgres = await startEmbeddedPostgres({ dataDir, say: (line) => console.log(line) });
  try {
    const databaseEnded = postgres.ended.then(() => {
      console.error('The database stopped unexpectedly. Start again; it recovers automatically.');
      return 1;
    });
    return await Promise.race([serve({ DATABASE_URL: postgres.url }), databaseEnded]);
  } finally {
    await postgres.stop();
  }
}

function serve(env: Record<string, string>): Promise<number> {
  return run(['--watch', '--watch-preserve-output', ...service.args], { env: { ...service.env, ...env } });
}

const code = await develop().catch((error: unknown) => {
  console.error(startProblem(error));
  return 1;
});
// Anything still running ends with this process.
process.exit(code);
