import { describe, expect, test } from 'vitest';
import { expectAccessible } from './stage/expect-accessible.ts';
import { openStage } from './stage/open-stage.ts';
import type { Person } from './stage/person.ts';
import { overflowing } from './stage/read-screen.ts';

const stage = openStage();

const logins = ['player', 'club', 'agent', 'partner', 'premium', 'coach', 'scout', 'staff', 'admin'];
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
/** Everything that the bar and the side menu lead to. */
const waysOf = (person: Person) =>
  person.page
    .getByRole('banner')
    .or(person.page.getByRole('navigation', { name: 'Menu principale' }))
    .getByRole('link');

/** One heading of the first level, and a title that names the screen before the product. */
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

// A screen that several kinds of user share is the same one: its colours and roles are checked with the first of them.
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
  test.each(guestPages)('%s for a guest', async (path) => {
    const guest = await stage.person('a guest');
    await guest.opens(path);
    await expectSound(guest);
  });

  test.each(logins)('the screens of %s@demo.test', async (login) => {
    const person = await stage.person(login);
    await person.logsIn(`${login}@demo.test`);
    const ways = await waysOf(person).count();
    expect(ways).toBeGreaterThan(1);
    for (let way = 0; way < ways; way += 1) {
      await waysOf(person).nth(way).click();
      await person.settled();
      await expectSound(person);
      person.assertNothingWrong();
    }
  });

  test('an address that leads nowhere says so', async () => {
    const person = await stage.person('a lost agent');
    await person.logsIn('agent@demo.test');
    await person.opens('/nowhere');
    await person.seesScreen('Pagina non trovata');
    await expectAccessible(person.page);
  });
});
