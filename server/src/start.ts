import { once } from 'node:events';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { pino } from 'pino';
import { buildApp } from './app.ts';
import { loadDemoMarket } from './demo/load-demo-market.ts';
import { AdjustableClock, systemClock } from './platform/clock.ts';
import { type Config, ConfigError, readConfig } from './platform/config.ts';
import { DataFolderInUse } from './platform/database/data-folder-lock.ts';
import { startEmbeddedPostgres } from './platform/database/embedded-postgres.ts';
import { MigrationRefused, migrate } from './platform/database/migrate.ts';
import { createIds } from './platform/ids.ts';

const migrations = fileURLToPath(new URL('../migrations/', import.meta.url));
const longestStopMs = 10_000;

/** What was started, in order; undone in reverse. */
type Undo = () => Promise<unknown>;

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
  try {
    await run(readConfig(process.env), undo);
  } catch (error) {
    // What fails because everything is being stopped is no failure of the start.
    if (!stopping) {
      console.error(sentenceOf(error));
      process.exitCode = 1;
    }
    await stop();
  }
}

async function run(config: Config, undo: Undo[]): Promise<void> {
  const databaseUrl = config.databaseUrl ?? (await ownDatabase(config, undo));
  await assertPortFree(config);
  const applied = await migrate({ url: databaseUrl, directory: migrations });
  if (applied.length > 0) say(`The database was brought up to date: ${applied.length} steps.`);

  const log = pino({ level: config.logLevel, base: undefined });
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
async function ownDatabase(config: Config, undo: Undo[]): Promise<string> {
  say('Starting the database…');
  const starting = startEmbeddedPostgres({ dataDir: config.dataDir, say });
  // Known to the undoing from the first moment: who is told to stop now must not leave it behind half started.
  undo.push(async () => (await starting.catch(() => null))?.stop());
  return (await starting).url;
}

/** A busy port is told before the demo market is loaded for nothing. */
async function assertPortFree(config: Config): Promise<void> {
  const probe = createServer();
  probe.listen(config.port, config.host);
  await once(probe, 'listening');
  await new Promise((closed) => probe.close(closed));
}

const plainRefusals = [ConfigError, DataFolderInUse, MigrationRefused];

function sentenceOf(error: unknown): string {
  if (plainRefusals.some((refusal) => error instanceof refusal)) return (error as Error).message;
  const { code, port } = error as NodeJS.ErrnoException & { port?: number };
  if (code === 'EADDRINUSE') {
    return `The port ${port} is already in use. Stop what uses it, or set PORT to another number.`;
  }
  if (code === 'EACCES')
    return `The port ${port} may not be used by this user. Set PORT to a number above 1023.`;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

function say(line: string): void {
  console.log(line);
}

await start();
