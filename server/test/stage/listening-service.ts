import { buildApp } from '../../src/app.ts';
import { AdjustableClock } from '../../src/platform/clock.ts';
import { readConfig } from '../../src/platform/config.ts';
import { createIds } from '../../src/platform/ids.ts';
import { createLog } from '../../src/platform/log.ts';
import { tokenSecretsOf } from '../../src/platform/token-secrets.ts';

/**
 * Starts the real service in this process with these settings, as `start.ts` does in its own; `stop` rejects with the log if
 * it logged anything.
 */
export async function startListening(
  settings: Record<string, string>,
): Promise<{ port: number; stop(): Promise<void> }> {
  const config = readConfig(settings);
  const logged: string[] = [];
  const log = createLog(config.logLevel, { write: (line) => void logged.push(line) });
  const app = await buildApp({
    config,
    databaseUrl: config.databaseUrl ?? '',
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
      if (logged.length > 0) throw new Error(`The server complained:\n${logged.join('')}`);
    },
  };
}
