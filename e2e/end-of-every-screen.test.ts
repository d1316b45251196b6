import { describe, expect, test } from 'vitest';
import { paths } from '../web/src/platform/paths.ts';
import { openStage } from './stage/open-stage.ts';
import { scrollsPastItsEnd } from './stage/read-screen.ts';

const stage = openStage();
const logins = ['player', 'club', 'agent', 'premium', 'coach', 'scout', 'admin'];
const refusal = 'Questa pagina non è per il tuo ruolo';
/** Every route that can be typed as it is. */
const routes = Object.values(paths).filter((path) => !path.includes(':') && !path.includes('*'));

async function mostCandidates(): Promise<number> {
  const token = await stage.service.tokenOf('club@demo.test');
  const { items } = await stage.service.call(token, 'Request/GetRequests', { limit: 50 });
  const counted = await Promise.all(
    items.map(async ({ id }) => ({
      id,
      total: (await stage.service.call(token, 'Candidate/GetCandidates', { requestId: id, status: 0 })).total,
    })),
  );
  return counted.sort((one, other) => other.total - one.total)[0]?.id ?? 0;
}

describe('no screen scrolls past its footer', () => {
  test.each(logins)('of those that %s@demo.test can open', async (login) => {
    const person = await stage.person(login);
    await person.startsAt('/', `${login}@demo.test`);
    const past: string[] = [];
    const seen = new Set<string>();
    const sizes = [
      { width: 1440, height: 900 },
      { width: 390, height: 844 },
    ];
    for (const path of routes) {
      // Within the running application, as a link would.
      await person.page.evaluate((to) => location.assign(`#${to}`), path);
      await person.settled();
      // Screens of other roles all answer with the same one.
      const isRefused = await person.page.getByRole('heading', { name: refusal }).isVisible();
      const screen = isRefused ? refusal : person.place;
      if (seen.has(screen)) continue;
      seen.add(screen);
      // The next screen begins with the size of this one: each is changed once.
      for (const size of sizes.reverse()) {
        await person.page.setViewportSize(size);
        await person.drawn();
        const far = await scrollsPastItsEnd(person.page);
        if (far > 1) past.push(`${person.place} at ${size.width} px: ${far} px`);
      }
    }
    expect(past).toEqual([]);
  });

  test('the candidates of a request, with the column as long as it gets', async () => {
    const request = await mostCandidates();
    const club = await stage.arrives('the club', 'club@demo.test', `/requestsCandidates?request=${request}`);
    await club.page.getByRole('region', { name: 'Candidature' }).getByRole('listitem').first().waitFor();
    for (const width of [1440, 1024, 390]) {
      await club.page.setViewportSize({ width, height: 900 });
      await club.settled();
      expect(await scrollsPastItsEnd(club.page), `at ${width} px`).toBeLessThanOrEqual(1);
    }
  });
});
