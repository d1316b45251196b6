import { describe, test } from 'vitest';
import { openStage } from '../stage/open-stage.ts';
import { Tour, tourPatienceMs, typedRoutes } from '../stage/tour.ts';

const stage = openStage();

describe('every screen is sound', { timeout: tourPatienceMs }, () => {
  test('that player@demo.test can open, also as an answer to a request', async () => {
    const token = await stage.service.tokenOf('player@demo.test');
    const [request] = (await stage.service.call(token, 'Request/GetRequests', {})).items;
    const lists = [
      '/requests',
      '/negotiations',
      '/offers',
      '/exactMatch',
      '/notifications',
      '/listings',
      '/mandates',
      '/agents',
    ];
    const tour = await Tour.startAs(stage, 'player', lists);
    await tour.followMenu();
    await tour.visit([...typedRoutes, `/requests/${request?.id}/apply`]);
    await tour.end();
  });

  test('that a minor finds in the lists of junior@demo.test', async () => {
    const tour = await Tour.startAs(stage, 'junior', ['/requests', '/agents']);
    await tour.end();
  });
});
