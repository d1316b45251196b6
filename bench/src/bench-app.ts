import { pino } from 'pino';
import { type App, buildApp } from '../../server/src/app.ts';
import { systemClock } from '../../server/src/platform/clock.ts';
import { readConfig } from '../../server/src/platform/config.ts';
import { createIds } from '../../server/src/platform/ids.ts';

/** Builds the application in this process without listening. */
export function buildBenchApp(databaseUrl: string): Promise<App> {
  const config = readConfig({ DEMO: 'off', RATE_LIMITS: 'off', LOG_LEVEL: 'error' });
  return buildApp({
    config,
    databaseUrl,
    clock: systemClock,
    ids: createIds(config.tokenSecret),
    log: pino({ level: 'error' }),
    connections: 2,
  });
}
