import { candidateStatus } from '@trattativa/domain/market/candidate-statuses';
import { describe, expect, test } from 'vitest';
import { openStage } from '../stage/open-stage.ts';
import { scrollsPastItsEnd } from '../stage/read-screen.ts';
import { Tour, tourPatienceMs, typedRoutes } from '../stage/tour.ts';

const stage = openStage();
const lists = [
  '/playersList',
  '/playersList?whose=own',
  '/playersList?whose=watched',
  '/requests',
  '/requestsCandidates',
  '/negotiations',
  '/offers',
  '/transfers',
  '/coachingStaff',
  '/invoicesTeams',
  '/mandates',
  '/commissions',
  '/notifications',
  '/agents',
];

/** The page of an offer, and the comparison of two. */
async function offerPaths(): Promise<string[]> {
  const token = await stage.service.tokenOf('club@demo.test');
  const { items } = await stage.service.call(token, 'Offer/GetOffers', { limit: 2 });
  return [`/offers/${items[0]?.id}`, `/offers/compare?${items.map(({ id }) => `offer=${id}`).join('&')}`];
}

async function maxCandidates(): Promise<number> {
  const token = await stage.service.tokenOf('club@demo.test');
  const { items } = await stage.service.call(token, 'Request/GetRequests', { limit: 50 });
  const counted = await Promise.all(
    items.map(async ({ id }) => ({
      id,
      total: (
        await stage.service.call(token, 'Candidate/GetCandidates', {
          requestId: id,
          status: candidateStatus.pending,
        })
      ).total,
    })),
  );
  return counted.sort((one, other) => other.total - one.total)[0]?.id ?? 0;
}

describe('every screen is sound', { timeout: tourPatienceMs }, () => {
  test('that club@demo.test can open', async () => {
    const tour = await Tour.startAs(stage, 'club', lists);
    await tour.followMenu();
    await tour.visit([...typedRoutes, ...(await offerPaths())]);
    await tour.end();
  });

  test('the candidates of a request do not scroll past the footer, with the column as long as it gets', async () => {
    const request = await maxCandidates();
    const club = await stage.arrives('the club', 'club@demo.test', `/requestsCandidates?request=${request}`);
    await club.page.getByRole('region', { name: 'Candidature' }).getByRole('listitem').first().waitFor();
    for (const width of [1440, 1024, 390]) {
      await club.page.setViewportSize({ width, height: 900 });
      await club.settled();
      expect(await scrollsPastItsEnd(club.page), `at ${width} px`).toBeLessThanOrEqual(1);
    }
  });
});
