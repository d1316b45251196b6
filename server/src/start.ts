import { once } from 'node:events';
import { access, constants, mkdir } from 'node:fs/promises';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { buildApp } from './app.ts';
import { loadDemoMarket } from './demo/load-demo-market.ts';
import { AdjustableClock, systemClock } from './platform/clock.ts';
import { misspeltSettings } from './platform/config/misspelt-settings.ts';
import { type Config, readConfig } from './platform/config.ts';
import { DatabaseTrouble } from './platform/database/database-trouble.ts';
import { startEmbeddedPostgres } from './platform/database/embedded/embedded-postgres.ts';
import { migrate } from './platform/database/migrate.ts';
import { createIds } from './platform/ids.ts';
import { createLog } from './platform/log.ts';
import { assertStoreWritable } from './platform/storage/assert-store-writable.ts';
import { openStorage } from './platform/storage/file-storage.ts';
import { tokenSecretsOf } from './platform/token-secrets.ts';
import { startProblem } from './start-problem.ts';

const migrations = fileURLToPath(new URL('../migrations/', import.meta.url));
const maxStopMs = 10_000;

/** Steps that undo the start, run in reverse order. */
type Undo = () => Promise<unknown>;

/** Reports why this process cannot go on, and stops it. */
type Fail = (error: unknown) => void;

async function start(): Promise<void> {
  const undo: Undo[] = [];
  let stopping: Promise<void> | null = null;
  const stop = () => {
    stopping ??= (async () => {
      const patience = setTimeout(() => process.exit(1), maxStopMs);
      for (const step of undo.reverse()) await step().catch((error: unknown) => console.error(error));
      clearTimeout(patience);
      process.exit(process.exitCode ?? 0);
    })();
    return stopping;
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop());
  const fail: Fail = (error) => {
    // Errors while stopping are not failures of the start.
    if (!stopping) {
      console.error(startProblem(error));
      process.exitCode = 1;
    }
    void stop();
  };
  await run(undo, fail).catch(fail);
}

async function run(undo: Undo[], fail: Fail): Promise<void> {
  for (const sentence of misspeltSettings(process.env)) say(sentence);
  const config = readConfig(process.env);
  const databaseUrl = config.databaseUrl ?? (await ownDatabase(config, undo, fail));
  if (config.s3 === undefined) await assertFolderWritable(config.dataDir);
  else await assertStoreWritable(openStorage(config), say);
  await assertPortFree('PORT', config.port, config.host);
  if (config.production && config.adminPort !== undefined)
    await assertPortFree('ADMIN_PORT', config.adminPort, config.host);
  const applied = await migrate({
    url: databaseUrl,
    directory: migrations,
    warn: (sentence) => console.warn(sentence),
  });
  if (applied.length > 0) say(`The database was migrated: ${applied.length} steps.`);

  const log = createLog(config.logLevel);
  const clock = config.production ? systemClock : new AdjustableClock();
  const ids = createIds(await tokenSecretsOf(config));
  const app = await buildApp({ config, databaseUrl, clock, ids, log });
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

/** Starts the PostgreSQL that comes with the project, on the data folder, for this process alone. */
async function ownDatabase(config: Config, undo: Undo[], fail: Fail): Promise<string> {
  say('Starting the database…');
  const starting = startEmbeddedPostgres({ dataDir: config.dataDir, say });
  // Registered before the start has finished: a stop during the start must also stop the database.
  undo.push(async () => (await starting.catch(() => null))?.stop());
  const { url, ended } = await starting;
  // The service does not work without the database, and a restart repairs it, so the process ends.
  void ended.then(() =>
    fail(new DatabaseTrouble('The database stopped unexpectedly. Start again; it recovers automatically.')),
  );
  return url;
}

/** Without a bucket, uploads are kept in the data folder, also beside a database elsewhere. */
async function assertFolderWritable(dataDir: string): Promise<void> {
  await mkdir(dataDir, { recursive: true });
  await access(dataDir, constants.W_OK | constants.X_OK);
}

/** Checks for a busy port before the demo market is loaded, which takes long. */
async function assertPortFree(setting: string, port: number, host: string): Promise<void> {
  const probe = createServer();
  probe.listen(port, host);
  await once(probe, 'listening').catch((error: unknown) => {
    throw Object.assign(error as object, { setting });
  });
  await new Promise((closed) => probe.close(closed));
}

function say(line: string): void {
  console.log(line);
}

await start();
