import type { App } from '../app.ts';
import { importSettings } from '../identity/platform-settings.ts';
import { clearPartialDemo, findDemoState, markDemoFinished, markDemoStarted } from './demo.repository.ts';

/**
 * Loads the demo market once, into an empty database. An interrupted load starts again; a database with
 * other accounts is left alone.
 */
export async function loadDemoMarket(app: App, say: (line: string) => void): Promise<void> {
  const { db, clock, config } = app.services;
  const state = await findDemoState(db);
  if (state === 'loaded' || state === 'foreign') return;
  say('Loading the demo market…');
  const now = clock.now();
  if (state === 'partial') {
    await clearPartialDemo(db);
    // The settings of the first start are gone with it.
    await importSettings(db, config.settingsToImport, now);
  }
  await markDemoStarted(db, now);
  // Imported here, because the demo's files are needed only once in the life of a database.
  const { playDemoMarket } = await import('./play-demo-market.ts');
  await playDemoMarket(app, now, say);
  await markDemoFinished(db, clock.now());
}
