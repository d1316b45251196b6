import { type RunningService, type ServiceOptions, settingsOf } from './running-service.ts';

const module = new URL('../../server/test/stage/listening-service.ts', import.meta.url);

/**
 * Starts the real server in this process, on a database with the demo market: its modules are loaded and compiled once
 * for all test files of a worker. Their types are checked with the server, not again with the stories.
 */
export async function startInWorker(options: ServiceOptions): Promise<RunningService> {
  const { startListening } = (await import(module.href)) as {
    startListening(settings: Record<string, string>): Promise<RunningService>;
  };
  return startListening(settingsOf(options));
}
