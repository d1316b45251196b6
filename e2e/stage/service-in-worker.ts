import { buildApp } from '../../server/src/app.ts';
import { AdjustableClock } from '../../server/src/platform/clock.ts';
import { readConfig } from '../../server/src/platform/config.ts';
import { createIds } from '../../server/src/platform/ids.ts';
import { createLog } from '../../server/src/platform/log.ts';
import { tokenSecretsOf } from '../../server/src/platform/token-secrets.ts';
import { type RunningService, type ServiceOptions, settingsOf } from './running-service.ts';

/**
 * Starts the real server in this process, on a database with the demo market: its modules are loaded and compiled once
 * for all test files of a worker.
 */
export async function startInWorker(options: ServiceOptions): Promise<RunningService> {
  const config = readConfig(settingsOf(options));
  const complaints: string[] = [];
  const log = createLog(config.logLevel, { write: (line) => void complaints.push(line) });
  const app = await buildApp({
    config,
    databaseUrl: options.databaseUrl,
    clock: new AdjustableClock(),
    ids: createIds(await tokenSecretsOf(config)),
    log,
  });
  try {
    await app.http.listen({ host: config.host, port: config.port });
    await app.start();
  } catch (error) {
    await app.stop();
    throw error;
  }
  return {
    port: config.port,
    async stop() {
      await app.stop();
      if (complaints.length > 0) throw new Error(`The server complained:\n${complaints.join('')}`);
    },
  };
}
