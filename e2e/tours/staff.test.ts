import { describe, test } from 'vitest';
import { openStage } from '../stage/open-stage.ts';
import { Tour, tourPatienceMs, typedRoutes } from '../stage/tour.ts';

const stage = openStage();
const lists = [
  '/desk',
  '/portfolio',
  '/teams',
  '/negotiations',
  '/requests',
  '/payments',
  '/transfers',
  '/mandates',
  '/players',
];
/** Staff and administrators share their menu. */
const known = new Set<string>();

describe('every screen is sound', { timeout: tourPatienceMs }, () => {
  test('that the menu and the lists of staff@demo.test lead to, and the forms of a club', async () => {
    const tour = await Tour.startAs(stage, 'staff', lists);
    await tour.followMenu(known);
    await tour.visit(['/teams/new', '/teams/import']);
    await tour.end();
  });

  test('that admin@demo.test can open', async () => {
    const tour = await Tour.startAs(stage, 'admin', ['/audit', '/desk', '/standardMessages']);
    await tour.followMenu(known);
    await tour.visit(typedRoutes);
    await tour.end();
  });
});
