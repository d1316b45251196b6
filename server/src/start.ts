import { once } from 'node:events';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { buildApp } from './app.ts';
import { loadDemoMarket } from './demo/load-demo-market.ts';
import { AdjustableClock, systemClock } from './platform/clock.ts';
import { type Config, readConfig } from './platform/config.ts';
import { DatabaseTrouble } from './platform/database/database-trouble.ts';
import { startEmbeddedPostgres } from './platform/database/embedded-postgres.ts';
import { migrate } from './platform/database/migrate.ts';
import { createIds } from './platform/ids.ts';
import { createLog } from './platform/log.ts';
import { startProblem } from './start-problem.ts';

const migrations = fileURLToPath(new URL('../migrations/', import.meta.url));
const longestStopMs = 10_000;

/** What was started, in order; undone in reverse. */
type Undo = () => Promise<unknown>;

/** Says why this process cannot go on, and stops it. */
type Fail = (error: unknown) => void;

async function start(): Promise<void> {
  const undo: Undo[] = [];
  let stopping: Promise<void> | null = null;
  const stop = () => {
    stopping ??= (async () => {
      const patience = setTimeout(() => process.exit(1), longestStopMs);
      for (const step of undo.reverse()) await step().catch((error: unknown) => console.error(error));
      clearTimeout(patience);
      process.exit(process.exitCode ?? 0);
    })();
    return stopping;
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop());
  const fail: Fail = (error) => {
    // What fails because everything is being stopped is no failure of the start.
    if (!stopping) {
      console.error(startProblem(error));
      process.exitCode = 1;
    }
    void stop();
  };
  await run(undo, fail).catch(fail);
}

async function run(undo: Undo[], fail: Fail): Promise<void> {
  const config = readConfig(process.env);
  const databaseUrl = config.databaseUrl ?? (await ownDatabase(config, undo, fail));
  await assertPortFree(config);
  const applied = await migrate({ url: databaseUrl, directory: migrations });
  if (applied.length > 0) say(`The database was brought up to date: ${applied.length} steps.`);

  const log = createLog(config.logLevel);
  const clock = config.production ? systemClock : new AdjustableClock();
  const app = await buildApp({ config, databaseUrl, clock, ids: createIds(config.tokenSecret), log });
  undo.push(() => app.stop());
  if (config.demo) await loadDemoMarket(app, say);
  await app.http.listen({ host: config.host, port: config.port });
  if (config.production && config.adminPort !== undefined) {
    await app.admin.listen({ host: config.host, port: config.adminPort });
  }
  await app.start();
  const address = config.publicUrl ?? `http://${config.host}:${config.port}`;
  say(`Trattativa is ready at ${address}`);
  if (!config.production) say(`  API: ${address}/api/docs   Mail: ${address}/dev/mailbox   Stop: Ctrl-C`);
}

/** The PostgreSQL that came with the project, on the data folder, for this process alone. */
async function ownDatabase(config: Config, undo: Undo[], fail: Fail): Promise<string> {
  say('Starting the database…');
  const starting = startEmbeddedPostgres({ dataDir: config.dataDir, say });
  // Known to the undoing from the first moment: who is told to stop now must not leave it behind half started.
  undo.push(async () => (await starting.catch(() => null))?.stop());
  const { url, ended } = await starting;
  // Nothing works without it, and a start anew repairs it: better than a service that only fails.
  void ended.then(() =>
    fail(
      new DatabaseTrouble(
        'The database ended, though nobody stopped it. Start again: it recovers by itself.',
      ),
    ),
  );
  return url;
}

/** A busy port is told before the demo market is loaded for nothing. */
async function assertPortFree(config: Config): Promise<void> {
  const probe = createServer();
  probe.listen(config.port, config.host);
  await once(probe, 'listening');
  await new Promise((closed) => probe.close(closed));
}

function say(line: string): void {
  console.log(line);
}

await start();
