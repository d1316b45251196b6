import { describe, test } from 'vitest';
import { openStage } from '../stage/open-stage.ts';
import { Tour, tourPatienceMs, typedRoutes } from '../stage/tour.ts';

const stage = openStage();
const lists = [
  '/agents',
  '/teams',
  '/teamContacts',
  '/playersList',
  '/players?show=arrivals',
  '/players?show=watched',
  '/portfolioCoaching',
  '/invoicesTeams',
];

describe('every screen is sound', { timeout: tourPatienceMs }, () => {
  test('that premium@demo.test can open', async () => {
    const tour = await Tour.startAs(stage, 'premium', lists);
    await tour.followMenu();
    await tour.visit(typedRoutes);
    await tour.end();
  });
});
