import { languageNames, languages } from '@trattativa/texts/languages';
import { describe, expect, test } from 'vitest';
import { openStage } from './stage/open-stage.ts';
import type { Person } from './stage/person.ts';
import { notTranslated, overflowing, textsOf, wordsOnScreen } from './stage/read-screen.ts';

const stage = openStage();
const widths = [1440, 360];

const publicPages = ['/home', '/about', '/login', '/register'];

/** Chooses a language in the top bar. */
async function speaks(person: Person, language: string): Promise<void> {
  const select = person.page.getByRole('banner').locator('select:has(option[lang])');
  await select.selectOption({ label: languageNames[language as keyof typeof languageNames] });
  await person.page.waitForFunction((code) => document.documentElement.lang === code, language);
  await person.settled();
}

async function expectSpoken(person: Person, language: string): Promise<void> {
  const where = `${person.place} in ${language}`;
  expect(notTranslated(await wordsOnScreen(person.page), language), `not translated at ${where}`).toEqual([]);
  for (const width of widths) {
    await person.page.setViewportSize({ width, height: 900 });
    await person.drawn();
    expect(await overflowing(person.page), `does not fit at ${where}, ${width} px`).toEqual([]);
  }
  await person.page.setViewportSize({ width: 1440, height: 900 });
}

describe('every main screen switches between seven languages without reload, and its texts fit', () => {
  test.each(publicPages)('%s', async (path) => {
    const guest = await stage.person('a guest');
    await guest.opens(path);
    for (const language of languages) {
      await speaks(guest, language);
      await expectSpoken(guest, language);
    }
  });

  test.each([
    ['agent@demo.test', ['/', '/portfolio/new', '/negotiation', '/negotiations', '/exactMatch']],
    ['club@demo.test', ['/requests', '/request', '/requestsCandidates']],
    ['player@demo.test', ['/', '/negotiationRoom']],
  ])('the screens of %s', async (email, paths) => {
    const person = await stage.person(email);
    await person.startsAt(paths[0] ?? '/', email);
    for (const path of paths) {
      await person.opens(path);
      for (const language of languages) {
        await speaks(person, language);
        await expectSpoken(person, language);
      }
      await speaks(person, 'it');
    }
  });

  test('the choice is saved in the browser and sent to the service, whose errors are in that language', async () => {
    const guest = await stage.person('a guest');
    await guest.opens('/login');
    await speaks(guest, 'de');
    await guest.page.reload();
    await guest.settled();
    expect(await guest.page.evaluate(() => document.documentElement.lang)).toBe('de');
    guest.expects(/400.*\/auth\/login/);
    const texts = textsOf('de').textOf;
    await guest.fills(texts.get('accounts:email') ?? '', 'agent@demo.test');
    await guest.fills(texts.get('accounts:password') ?? '', 'falsch geraten');
    await guest.presses(texts.get('accounts:login.act') ?? '', guest.page.getByRole('main'));
    await guest.sees(texts.get('errors:WRONG_CREDENTIALS') ?? '');
  });
});
