import { describe, expect, test } from 'vitest';
import { openStage } from './stage/open-stage.ts';
import type { Person } from './stage/person.ts';

const stage = openStage();

/** The element with the focus: what it is called, or its tag. */
const focused = (person: Person) =>
  person.page.evaluate(() => {
    const element = document.activeElement;
    return element?.getAttribute('aria-label') ?? element?.textContent?.trim() ?? '';
  });

const focusIsIn = (person: Person, selector: string) =>
  person.page.evaluate((within) => document.activeElement?.closest(within) !== null, selector);

/** Presses Tab often enough to go around a dialog; names what had the focus outside of it. */
async function leavesOf(person: Person, selector: string): Promise<string[]> {
  const outside: string[] = [];
  for (let presses = 0; presses < 30; presses += 1) {
    await person.page.keyboard.press('Tab');
    const name = await person.page.evaluate((within) => {
      const element = document.activeElement;
      // Between the last and the first element of a modal dialog the focus is nowhere in the page.
      if (element === null || element === document.body || element.closest(within)) return null;
      return element.outerHTML.slice(0, 80);
    }, selector);
    if (name !== null) outside.push(name);
  }
  return outside;
}

/** Opens with Enter, goes around with Tab, leaves with Escape: the focus is back where it was. */
async function expectDialog(person: Person, button: string | RegExp): Promise<void> {
  const opener = person.page.getByRole('button', { name: button }).locator('visible=true').first();
  await opener.focus();
  const before = await focused(person);
  await person.page.keyboard.press('Enter');
  await person.page.locator('dialog[open]').waitFor();
  await expect.poll(() => focusIsIn(person, 'dialog')).toBe(true);
  expect(await leavesOf(person, 'dialog')).toEqual([]);
  await person.page.keyboard.press('Escape');
  await person.page.locator('dialog[open]').waitFor({ state: 'detached' });
  await expect.poll(() => focused(person)).toBe(before);
}

const skipWords = 'Vai al contenuto';

describe('by keyboard alone', () => {
  test.each([
    ['club', ['/', '/negotiationRoom', '/account', '/rules', '/request']],
    ['agent', ['/portfolio/new', '/portfolio/import', '/negotiation', '/mandates/new']],
    // The quiz is left out: it begins with the focus in its question, below the bar.
    ['player', ['/procura', '/account']],
    ['admin', ['/desk', '/admin']],
  ])('the first stop of %s skips to the content of each screen', async (login, paths) => {
    const person = await stage.person(login);
    await person.startsAt('/', `${login}@demo.test`);
    for (const path of paths) {
      await person.opens(path);
      await person.page.reload();
      await person.settled();
      await person.page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
      await person.page.keyboard.press('Tab');
      expect(await focused(person), path).toBe(skipWords);
      await person.page.keyboard.press('Enter');
      expect(await focusIsIn(person, 'main'), path).toBe(true);
    }
  });

  test('a guest skips the bar on each page', async () => {
    const guest = await stage.person('a guest');
    for (const path of ['/login', '/register', '/about', '/home']) {
      await guest.opens(path);
      await guest.page.reload();
      await guest.settled();
      await guest.page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
      await guest.page.keyboard.press('Tab');
      expect(await focused(guest), path).toBe(skipWords);
    }
  });

  test('dialogs keep the focus while they are open, and give it back', async () => {
    const club = await stage.person('the club');
    await club.startsAt('/negotiationRoom', 'club@demo.test');
    await expectDialog(club, 'Nuova conversazione');
    await club.opens('/playersList');
    await expectDialog(club, /^Filtri/);
    const token = await stage.service.tokenOf('club@demo.test');
    const { items } = await stage.service.call(token, 'Negotiation/GetNegotiations', {});
    const open = items.find(({ can }) => can.reject);
    await club.opens(`/negotiations/${open?.id}`);
    await expectDialog(club, 'Rifiuta');
  });

  test('the menu of a phone does the same', async () => {
    const agent = await stage.person('the agent', { viewport: { width: 390, height: 844 } });
    await agent.startsAt('/account', 'agent@demo.test');
    await expectDialog(agent, 'Apri il menu');
  });

  test('the acts of a card are walked with the arrow keys; Escape goes back to the button', async () => {
    const agent = await stage.person('the agent');
    await agent.startsAt('/negotiations', 'agent@demo.test');
    const button = agent.page.getByRole('button', { name: /^Azioni su / }).first();
    await button.focus();
    const before = await focused(agent);
    await agent.page.keyboard.press('Enter');
    const acts = agent.page.getByRole('menuitem');
    await acts.first().waitFor();
    const names = await acts.allInnerTexts();
    await expect.poll(() => focused(agent)).toContain(names[0] ?? '');
    await agent.page.keyboard.press('End');
    expect(await focused(agent)).toContain(names.at(-1) ?? '');
    await agent.page.keyboard.press('ArrowDown');
    expect(await focused(agent)).toContain(names[0] ?? '');
    await agent.page.keyboard.press('Escape');
    await expect.poll(() => focused(agent)).toBe(before);
  });

  test('the index of the player form marks the section in view and moves the focus to it', async () => {
    const agent = await stage.person('the agent', { viewport: { width: 1024, height: 768 } });
    await agent.startsAt('/portfolio/new', 'agent@demo.test');
    const index = agent.page.getByRole('navigation', { name: 'Sezioni del profilo' });
    const current = index.locator('[aria-current]');
    await expect.poll(() => current.innerText()).toContain('Chi è');
    await index.getByRole('button', { name: /^Note riservate/ }).focus();
    await agent.page.keyboard.press('Enter');
    await expect.poll(() => current.innerText()).toContain('Note riservate');
    expect(await focused(agent)).toContain('Note riservate');
    // The strip has followed: the marked section is inside the window.
    const box = await current.boundingBox();
    expect(box && box.x >= 0 && box.x + box.width <= 1024).toBe(true);
  });
});
