import type { App } from '../app.ts';
import { clearPartialDemo, findDemoState, markDemoFinished, markDemoStarted } from './demo.repository.ts';

/**
 * Loads the demo market once, into an empty database. An interrupted load is begun anew; a database with accounts of its
 * own is left alone.
 */
export async function loadDemoMarket(app: App, say: (line: string) => void): Promise<void> {
  const { db, clock } = app.services;
  const state = await findDemoState(db);
  if (state === 'loaded' || state === 'foreign') return;
  say('Loading the demo market…');
  if (state === 'partial') await clearPartialDemo(db);
  const now = clock.now();
  await markDemoStarted(db, now);
  // Its forty files are needed once in the life of a database.
  const { playDemoMarket } = await import('./play-demo-market.ts');
  await playDemoMarket(app, now, say);
  await markDemoFinished(db, clock.now());
}
