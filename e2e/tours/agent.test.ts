import { describe, test } from 'vitest';
import { openStage } from '../stage/open-stage.ts';
import { Tour, tourPatienceMs, typedRoutes } from '../stage/tour.ts';

const stage = openStage();
const lists = [
  '/portfolio',
  '/negotiations',
  '/negotiations?view=table',
  '/offers',
  '/requests',
  '/players',
  '/mandates',
  '/invoicesPlayers',
  '/commissions',
  '/notifications',
  '/exactMatch',
  '/potentialMatch',
  '/partialMatch',
  '/applications',
];
/** The kinds of agent share their menu. */
const known = new Set<string>();

describe('every screen is sound', { timeout: tourPatienceMs }, () => {
  test('that agent@demo.test can open', async () => {
    const tour = await Tour.startAs(stage, 'agent', lists);
    await tour.followMenu(known);
    await tour.visit([...typedRoutes, '/players/new', '/portfolio/import']);
    await tour.end();
  });

  test('that the menu of partner@demo.test has besides', async () => {
    const tour = await Tour.startAs(stage, 'partner');
    await tour.followMenu(known);
    await tour.end();
  });
});
