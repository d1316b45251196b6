import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { openStage } from './stage/open-stage.ts';

const stage = openStage();

/** The lists of each kind of user that have rows in the demo. */
const lists: Record<string, readonly string[]> = {
  agent: [
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
  ],
  club: [
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
    '/playersList?whose=watched',
  ],
  premium: [
    '/agents',
    '/teams',
    '/teamContacts',
    '/playersList',
    '/players?show=arrivals',
    '/players?show=watched',
    '/portfolioCoaching',
    '/invoicesTeams',
  ],
  player: [
    '/requests',
    '/negotiations',
    '/offers',
    '/exactMatch',
    '/notifications',
    '/listings',
    '/mandates',
    '/agents',
  ],
  junior: ['/requests', '/agents'],
  coach: ['/portfolio', '/requests', '/notifications', '/offers', '/agents'],
  scout: ['/playersList', '/playersList?tab=shortlists', '/playersList?tab=evaluations', '/requests'],
  staff: [
    '/desk',
    '/portfolio',
    '/teams',
    '/negotiations',
    '/requests',
    '/payments',
    '/transfers',
    '/mandates',
    '/players',
  ],
  admin: ['/audit', '/desk', '/standardMessages'],
};

/** Where the first row, or card, begins (px); null without one. Menus and filters hold no rows, and a group is none itself. */
function topOfFirstRow(page: Page): Promise<number | null> {
  return page.evaluate(() => {
    const rows =
      'main :is([role=row]:not(:has([role=columnheader])), tbody tr, li:not(:has([data-walk])), article)';
    const first = [...document.querySelectorAll(rows)].find((row) => {
      const { width, height } = row.getBoundingClientRect();
      return width >= 180 && height >= 38 && row.closest('nav, search, header, form') === null;
    });
    return first ? Math.round(first.getBoundingClientRect().top) : null;
  });
}

const screens = [
  { width: 1440, height: 900, bar: 300 },
  { width: 390, height: 844, bar: 260 },
] as const;

describe('a list shows its first row high on the screen', () => {
  test.each(Object.keys(lists))('of %s@demo.test', async (login) => {
    const person = await stage.arrives(login, `${login}@demo.test`, '/');
    const low: string[] = [];
    for (const { width, height, bar } of screens) {
      await person.page.setViewportSize({ width, height });
      for (const path of lists[login] ?? []) {
        await person.opens(path);
        const top = await topOfFirstRow(person.page);
        if (top === null || top > bar) low.push(`${path} at ${width} px: ${top ?? 'no row'}, bar ${bar}`);
      }
    }
    expect(low).toEqual([]);
  });
});
