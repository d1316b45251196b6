import { pino } from 'pino';
import { type App, buildApp } from '../../server/src/app.ts';
import { systemClock } from '../../server/src/platform/clock.ts';
import { readConfig } from '../../server/src/platform/config.ts';
import { createIds } from '../../server/src/platform/ids.ts';
import { benchTokenSecrets } from './bench-tokens.ts';

/** Builds the application in this process without listening. */
export function buildBenchApp(databaseUrl: string): Promise<App> {
  const config = readConfig({ DEMO: 'off', RATE_LIMITS: 'off', LOG_LEVEL: 'error' });
  return buildApp({
    config,
    databaseUrl,
    clock: systemClock,
    ids: createIds(benchTokenSecrets),
    log: pino({ level: 'error' }),
    connections: 2,
  });
}
