import { describe, expect, test } from 'vitest';
import { expectAccessible } from './stage/expect-accessible.ts';
import { openStage } from './stage/open-stage.ts';
import type { Person } from './stage/person.ts';
import { overflowing } from './stage/read-screen.ts';

const stage = openStage();

const logins = ['player', 'club', 'agent', 'partner', 'premium', 'coach', 'scout', 'staff', 'admin'];
/** The kinds of agent share their screens, and so do staff and administrators: each set is visited once. */
const families: Record<string, string> = { partner: 'agent', premium: 'agent', admin: 'staff' };
const visited = new Set<string>();
const guestPages = [
  '/home',
  '/homeClub',
  '/homePlayer',
  '/homeAgent',
  '/about',
  '/login',
  '/register',
  '/recovery',
  '/resetpwd',
  '/confirm',
  '/claimTeam',
  '/joinTeam',
];
/** All links of the top bar and the side menu. */
const waysOf = (person: Person) =>
  person.page
    .getByRole('banner')
    .or(person.page.getByRole('navigation', { name: 'Menu principale' }))
    .getByRole('link');

/** The screen has one h1, and its title begins with the name of the screen. */
async function expectNamed(person: Person): Promise<void> {
  await person.page.getByRole('heading', { level: 1 }).first().waitFor();
  const headings = await person.page.getByRole('heading', { level: 1 }).allInnerTexts();
  expect(headings, `headings at ${person.place}`).toHaveLength(1);
  expect(await person.page.title(), `title at ${person.place}`).toMatch(/^.+ · Trattativa$/);
  expect(headings[0], `heading at ${person.place}`).not.toBe('Pagina non trovata');
}

async function expectFits(person: Person): Promise<void> {
  await person.page.setViewportSize({ width: 390, height: 844 });
  await person.settled();
  expect(await overflowing(person.page), `does not fit at ${person.place}, 390 px`).toEqual([]);
  await person.page.setViewportSize({ width: 1440, height: 900 });
}

type Listing = 'Request/GetRequests' | 'Offer/GetOffers' | 'Negotiation/GetNegotiations';

/** The id of the first item in a demo user's list. */
async function first(login: string, path: Listing): Promise<number> {
  const token = await stage.service.tokenOf(`${login}@demo.test`);
  return (await stage.service.call(token, path, {})).items[0]?.id ?? 0;
}

async function twoOffers(): Promise<string> {
  const token = await stage.service.tokenOf('club@demo.test');
  const { items } = await stage.service.call(token, 'Offer/GetOffers', { limit: 2 });
  return `/offers/compare?${items.map(({ id }) => `offer=${id}`).join('&')}`;
}

async function reportPath(kind: 'offer' | 'negotiation'): Promise<string> {
  const token = await stage.service.tokenOf('club@demo.test');
  const list = kind === 'offer' ? 'Offer/GetOffers' : 'Negotiation/GetNegotiations';
  const thingId = await first('club', list);
  const { sharing } = await stage.service.call(token, 'Report/PublishReport', {
    kind,
    thingId,
    groups: ['sharer', 'terms', 'progress'],
  });
  return `/${kind}Report?id=${sharing.link?.shareId}`;
}

// A screen shared by several kinds of user is checked for colours and roles only with the first of them.
const checked = new Set<string>();

async function expectSound(person: Person): Promise<void> {
  await expectNamed(person);
  const screen = `${person.place.split('?')[0]} ${await person.page.getByRole('heading', { level: 1 }).innerText()}`;
  if (checked.has(screen)) return;
  checked.add(screen);
  await expectAccessible(person.page);
  await expectFits(person);
}

describe('every screen is named, accessible in light and dark, fits a phone, and leaves the console empty', () => {
  test('the pages of a guest', async () => {
    const guest = await stage.person('a guest');
    for (const path of guestPages) {
      await guest.opens(path);
      await expectSound(guest);
      guest.assertNothingWrong();
    }
  });

  test.each(logins)('the screens of %s@demo.test', async (login) => {
    const person = await stage.person(login);
    await person.startsAt('/', `${login}@demo.test`);
    const ways = await waysOf(person).count();
    expect(ways).toBeGreaterThan(1);
    for (let way = 0; way < ways; way += 1) {
      const link = waysOf(person).nth(way);
      const screen = `${families[login] ?? login} ${await link.getAttribute('href')}`;
      if (visited.has(screen)) continue;
      visited.add(screen);
      await link.click();
      await person.settled();
      await expectSound(person);
      person.assertNothingWrong();
    }
  });

  // Screens that the menu does not link to; the tests of the features visit the rest.
  test.each([
    [
      'player',
      async () => ['/applications', `/requests/${await first('player', 'Request/GetRequests')}/apply`],
    ],
    ['agent', async () => ['/players/new', '/portfolio/import']],
    ['staff', async () => ['/teams/new', '/teams/import']],
    ['admin', async () => ['/audit', '/notifications']],
    ['club', async () => [`/offers/${await first('club', 'Offer/GetOffers')}`, await twoOffers()]],
  ] as const)('the screens beside the menu of %s@demo.test', async (login, paths) => {
    const person = await stage.person(login);
    const [one, other] = await paths();
    await person.startsAt(one as string, `${login}@demo.test`);
    await expectSound(person);
    await person.opens(other as string);
    await expectSound(person);
  });

  test.each(['offer', 'negotiation'] as const)('the public report of an %s, for a guest', async (kind) => {
    const guest = await stage.person('a guest');
    await guest.opens(await reportPath(kind));
    await expectSound(guest);
  });

  test('an unknown address shows a message', async () => {
    const person = await stage.person('a lost agent');
    await person.startsAt('/nowhere', 'agent@demo.test');
    await person.seesScreen('Pagina non trovata');
    await expectAccessible(person.page);
  });
});
