import { describe, expect, test } from 'vitest';
import { countClicks } from '../stage/count-clicks.ts';
import { expectAccessible } from '../stage/expect-accessible.ts';
import { openStage } from '../stage/open-stage.ts';
import type { Person } from '../stage/person.ts';

const stage = openStage();

async function clubAt(path: string, width = 1440): Promise<Person> {
  const club = await stage.person('the club');
  await club.page.setViewportSize({ width, height: width < 500 ? 844 : 900 });
  await club.startsAt(path, 'club@demo.test');
  return club;
}

const side = (club: Person) => club.page.getByRole('region', { name: 'Calciatore scelto' });
const shownName = (club: Person) => side(club).getByRole('heading', { level: 2 }).first().innerText();
const firstRow = (club: Person) => club.page.locator('[data-index="0"]');

describe('a club works through the market', () => {
  test('contacts the agent of a player with one click, and the player is named in the conversation', async () => {
    const club = await clubAt('/playersList');
    await club.seesScreen('Lista calciatori');
    await expectAccessible(club.page);
    const contact = firstRow(club).getByRole('button', { name: /^Contatta / });
    const clicks = await countClicks(club);
    await contact.click();
    await club.isAt(/^\/negotiationRoom\/\d+$/);
    expect(await clicks()).toBe(1);
    await club.sees(/ scrive per /);
    await expectAccessible(club.page);
    await club.follows('Apri la scheda');
    await club.isAt(/^\/players\/\d+$/);
    // From the player's own page too.
    await club.presses(/^Contatta /);
    await club.isAt(/^\/negotiationRoom\/\d+$/);
  });

  test('asks for availability after reading the sentence, and begins an offer that is filled in', async () => {
    const club = await clubAt('/playersList');
    const name = (await shownName(club)).trim();
    // One act is prominent; the others follow in the order of how much they bind.
    const acts = side(club).getByRole('button').or(side(club).getByRole('link'));
    expect((await acts.allInnerTexts()).filter((word) => /^(Contatta|Fai|Preferiti)/.test(word))).toEqual([
      expect.stringMatching(/^Contatta /),
      'Fai un sondaggio',
      'Fai un’offerta',
      'Preferiti',
    ]);
    await club.presses('Fai un sondaggio', side(club));
    const dialog = club.page.getByRole('dialog');
    await club.sees('Vuoi solo fare una domanda, senza aprire una trattativa?', dialog);
    await expectAccessible(club.page);
    await club.presses('Invia un messaggio', dialog);
    await club.sees(`Chiedere se ${name} è disponibile?`, dialog);
    await club.sees(`Buongiorno, ${name} è disponibile?`, dialog);
    await expectAccessible(club.page);
    await club.presses('Invia la domanda', dialog);
    await club.sees(`Hai chiesto se ${name} è disponibile`);
    await club.follows('Fai un’offerta', side(club));
    await club.isAt(/^\/offer\?player=\d+$/);
    await club.page.locator(`input[value="${name}"]`).waitFor();
  });

  test('walks the list with the arrow keys; the side and the address follow', async () => {
    const club = await clubAt('/playersList');
    const first = await shownName(club);
    await club.page.keyboard.press('ArrowDown');
    await club.isAt(/player=\d+/);
    await expect.poll(() => shownName(club)).not.toBe(first);
    await club.page.keyboard.press('ArrowUp');
    await expect.poll(() => shownName(club)).toBe(first);
    await expectAccessible(club.page);
    // Without the side, the row leads to the player's page.
    await club.presses('Vista');
    await club.page.getByLabel('Scheda accanto alla lista').uncheck();
    await club.page.getByRole('radio', { name: 'Compatta' }).check();
    await club.page.getByLabel('Piede', { exact: true }).last().uncheck();
    await club.page.keyboard.press('Escape');
    await expect.poll(() => side(club).count()).toBe(0);
    await club.page.reload();
    await club.settled();
    expect(await side(club).count()).toBe(0);
    expect(await club.page.getByRole('columnheader', { name: 'Piede' }).count()).toBe(0);
    expect((await firstRow(club).boundingBox())?.height).toBeLessThanOrEqual(42);
    await expectAccessible(club.page);
  });

  test('keeps players in its shortlist, and compares up to four of them', async () => {
    const club = await clubAt('/playersList?starred=1');
    const rows = () => club.page.locator('[data-index]').count();
    const before = await rows();
    await club.opens('/playersList');
    await firstRow(club)
      .getByRole('button', { name: /ai preferiti$/ })
      .click();
    await firstRow(club)
      .getByRole('button', { name: /dai preferiti$/ })
      .waitFor();
    // The list with stages and notes, and the same players as a filter of the market.
    await club.page.getByRole('radio', { name: 'Preferiti' }).check();
    await club.isAt(/whose=watched/);
    await expect.poll(rows).toBe(before + 1);
    await club.page.getByRole('radio', { name: 'Sul mercato' }).check();
    await club.presses(/^Filtri/);
    const drawer = club.page.getByRole('dialog');
    await club.presses('Solo i preferiti', drawer);
    await club.isAt(/starred=1/);
    await expectAccessible(club.page);
    await club.presses('Azzera i filtri', drawer);
    await club.presses('Chiudi', drawer);
    for (const row of [0, 1, 2]) {
      await club.page
        .locator(`[data-index="${row}"]`)
        .getByRole('button', { name: /^Altre azioni/ })
        .click();
      await club.presses('Aggiungi al confronto');
    }
    await club.sees('3 calciatori da confrontare');
    await expectAccessible(club.page);
    await club.presses('Confronta');
    await club.isAt(/side=1/);
    await expect.poll(() => club.page.getByRole('columnheader').count()).toBe(3);
    expect(await club.page.locator('tr[data-differs]').count()).toBeGreaterThan(0);
    await expectAccessible(club.page);
    await club.page.getByLabel('Solo le differenze').check();
    await club.presses('Torna alla lista');
    await firstRow(club).waitFor();
  });

  test('narrows players to what the squad list allows, and the address keeps it', async () => {
    const club = await clubAt('/playersList');
    const rows = () => club.page.locator('[data-index]').count();
    await club.presses(/^Filtri/);
    const drawer = club.page.getByRole('dialog');
    await club.fills('Minuti giocati da', '1', drawer);
    // This group is folded until one of its filters is set; its heading says how many are.
    await drawer.getByRole('heading', { name: 'Provenienza' }).click();
    await club.chooses('Occupa un posto da extracomunitario', 'Sì', drawer);
    await drawer.getByText('1 filtro attivo').nth(1).waitFor({ state: 'attached' });
    await club.isAt(/place=1/);
    await club.isAt(/minutes=1\b/);
    await expectAccessible(club.page);
    await club.chooses('Occupa un posto da extracomunitario', 'No', drawer);
    await club.isAt(/place=0/);
    await club.presses('Chiudi', drawer);
    await club.page.getByRole('button', { name: /^Filtri\s*2$/ }).waitFor();
    const narrowed = await rows();
    await club.page.reload();
    await club.settled();
    expect(await rows()).toBe(narrowed);
    await club.opens('/playersList?place=0&minutes=9999');
    await expect.poll(rows).toBe(0);
  });

  test.each([
    [1440, 300],
    [390, 260],
  ])('finds the first player near the top of a window of %i px', async (width, max) => {
    const club = await clubAt('/playersList', width);
    const box = await club.page.locator('[data-index="0"]').boundingBox();
    expect(box?.y).toBeLessThan(max);
    expect(await club.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    await expectAccessible(club.page);
  });
});
