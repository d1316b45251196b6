import { describe, expect, test } from 'vitest';
import { expectAccessible } from './stage/expect-accessible.ts';
import { openStage } from './stage/open-stage.ts';
import type { Person } from './stage/person.ts';

const stage = openStage();

async function presses(person: Person, ...keys: string[]): Promise<void> {
  for (const key of keys) {
    await person.page.keyboard.press(key);
    await person.drawn();
  }
}

/** The accessible name or the words of what has the focus. */
const focused = (person: Person) =>
  person.page.evaluate(() => {
    const { activeElement: on } = document;
    return (on?.getAttribute('aria-label') ?? on?.textContent ?? '').trim();
  });

/** Presses Tab until something with this name has the focus. */
async function tabsTo(person: Person, name: RegExp): Promise<void> {
  for (let presses = 0; presses < 6; presses += 1) {
    await person.page.keyboard.press('Tab');
    if (name.test(await focused(person))) return;
  }
  throw new Error(`${name} was not reached; the focus is on ${await focused(person)}.`);
}

/** The place of the row that has the focus. */
const rowOfFocus = (person: Person) =>
  person.page.evaluate(() => document.activeElement?.closest('[data-index]')?.getAttribute('data-index'));

describe('lists are worked through by the keyboard alone', () => {
  test('a club walks the market, keeps a player in its shortlist, and compares four', async () => {
    const club = await stage.arrives('the club', 'club@demo.test', '/playersList');
    await presses(club, '/', 'ArrowDown');
    expect(await rowOfFocus(club)).toBe('0');
    await presses(club, 'x', 'ArrowDown', 'x', 'ArrowDown', 'x', 'ArrowDown', 'x');
    expect(await rowOfFocus(club)).toBe('3');
    await club.sees('4 calciatori da confrontare');
    await presses(club, 'ArrowDown', 'x');
    await club.sees('Puoi confrontare al massimo quattro calciatori: prima togline uno.');
    await tabsTo(club, /ai preferiti$/);
    await presses(club, 'Enter');
    await club.page
      .locator('[data-index="4"]')
      .getByRole('button', { name: /dai preferiti$/ })
      .waitFor();
    expect(await rowOfFocus(club)).toBe('4');
    await presses(club, 'e');
    expect(await focused(club)).toBe('Confronta');
    await presses(club, 'Enter');
    await club.isAt(/side=1/);
    await expect.poll(() => club.page.getByRole('columnheader').count()).toBe(4);
  });

  test('an agent chooses two matches and puts them away', async () => {
    const agent = await stage.arrives('the agent', 'agent@demo.test', '/potentialMatch');
    await presses(agent, '/', 'ArrowDown', 'x', 'ArrowDown', 'x');
    await agent.sees('2 scelti,');
    await presses(agent, 'e');
    expect(await focused(agent)).toMatch(/^(Proponi|Metti via)/);
    await tabsTo(agent, /^Metti via$/);
    await presses(agent, 'Enter');
    await agent.seesNoMore('2 scelti,');
  });

  test('an agent goes over the board of deals, opens the menu of one and the deal itself', async () => {
    const agent = await stage.arrives('the agent', 'agent@demo.test', '/negotiations');
    await presses(agent, '/', 'ArrowDown');
    const first = await focused(agent);
    await presses(agent, 'ArrowRight');
    const beside = await focused(agent);
    expect(beside).not.toBe('');
    await presses(agent, 'ArrowLeft');
    expect(await focused(agent)).toBe(first);
    await presses(agent, 'e');
    await expect.poll(() => agent.page.getByRole('menuitem').count()).toBeGreaterThan(0);
    await expectAccessible(agent.page);
    await presses(agent, 'Escape');
    await expect.poll(() => agent.page.getByRole('menuitem').count()).toBe(0);
    await presses(agent, 'ArrowRight', 'Enter');
    await agent.isAt(/^\/negotiations\/\d+$/);
  });

  test('the drawer of the filters gives the focus back to its button', async () => {
    const agent = await stage.arrives('the agent', 'agent@demo.test', '/portfolio');
    await agent.presses(/^Filtri/);
    await agent.page.getByRole('dialog', { name: 'Filtri' }).waitFor();
    await expectAccessible(agent.page);
    await presses(agent, 'Escape');
    await agent.page.getByRole('dialog', { name: 'Filtri' }).waitFor({ state: 'hidden' });
    expect(await focused(agent)).toMatch(/^Filtri/);
  });
});
