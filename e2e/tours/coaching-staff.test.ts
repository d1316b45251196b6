import { describe, test } from 'vitest';
import { openStage } from '../stage/open-stage.ts';
import { Tour, tourPatienceMs, typedRoutes } from '../stage/tour.ts';

const stage = openStage();

describe('every screen is sound', { timeout: tourPatienceMs }, () => {
  test.each([
    ['coach', ['/portfolio', '/requests', '/notifications', '/offers', '/agents']],
    ['scout', ['/playersList', '/playersList?tab=shortlists', '/playersList?tab=evaluations', '/requests']],
  ])('that %s@demo.test can open', async (login, lists) => {
    const tour = await Tour.startAs(stage, login, lists);
    await tour.followMenu();
    await tour.visit(typedRoutes);
    await tour.end();
  });
});
