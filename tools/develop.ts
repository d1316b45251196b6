import { readConfig } from '../server/src/platform/config.ts';
import { startEmbeddedPostgres } from '../server/src/platform/database/embedded-postgres.ts';
import { startProblem } from '../server/src/start-problem.ts';
import { run } from './launch/run.mjs';
import { service } from './launch/service.mjs';

/**
 * The service, begun anew when one of its files is saved, on a PostgreSQL that goes on: the embedded one belongs to this
 * process, the service is told its address. Answers the exit code.
 */
async function develop(): Promise<number> {
  const { databaseUrl, dataDir } = readConfig(process.env);
  if (databaseUrl !== undefined) return serve({});
  const postgres = await startEmbeddedPostgres({ dataDir, say: (line) => console.log(line) });
  try {
    const databaseEnded = postgres.ended.then(() => {
      console.error('The database ended, though nobody stopped it. Start again: it recovers by itself.');
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
// Whatever still runs ends with this process.
process.exit(code);
