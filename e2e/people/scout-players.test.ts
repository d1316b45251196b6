import { describe, expect, test } from 'vitest';
import { expectAccessible } from '../stage/expect-accessible.ts';
import { openStage } from '../stage/open-stage.ts';
import type { Person } from '../stage/person.ts';

const stage = openStage();

async function scoutAt(path: string): Promise<Person> {
  const scout = await stage.person('the scout');
  await scout.startsAt(path, 'scout@demo.test');
  return scout;
}

/** The players in the list, in order. */
async function names(scout: Person): Promise<string[]> {
  await scout.settled();
  const acts = scout.page.getByRole('link', { name: /^Valuta / });
  return acts.evaluateAll((all) => all.map((link) => link.getAttribute('aria-label') ?? ''));
}

describe('a scout', () => {
  test('finds players by filters that are part of the address, and saves one to a list with a note', async () => {
    const scout = await scoutAt('/playersList');
    await scout.seesScreen('Lista calciatori');
    await scout.sees('40 calciatori');
    await expectAccessible(scout.page);
    await scout.chooses('Valutazione', 'Ancora da valutare');
    await scout.isAt('/playersList?evaluated=no');
    await scout.presses('Età');
    await scout.fills('Età fino a', '24');
    await scout.isAt(/ageTo=24/);
    await scout.page.keyboard.press('Escape');
    await scout.page.getByRole('button', { name: 'Fino a 24 anni' }).waitFor();
    const found = await names(scout);
    expect(found.length).toBeGreaterThan(0);
    const name = (found[0] as string).replace('Valuta ', '');

    await scout.presses(`Liste e note su ${name}`);
    const dialog = scout.page.getByRole('dialog');
    await scout.fills('Nome della lista', 'Sotto i ventiquattro', dialog);
    await scout.presses('Crea la lista', dialog);
    await scout.fills('Nota nella lista Sotto i ventiquattro', 'Rivederlo di sera.', dialog);
    await expectAccessible(scout.page);
    await scout.presses('Salva liste e note', dialog);
    await scout.sees('Dati salvati correttamente');

    await scout.follows('Le mie liste', scout.page.getByRole('main'));
    await scout.page.getByRole('radio', { name: /^Sotto i ventiquattro/ }).click();
    await scout.isAt(/tab=shortlists.*list=\d+|list=\d+.*tab=shortlists/);
    await scout.sees('1 calciatore');
    expect(await names(scout)).toEqual([`Valuta ${name}`]);
    await expectAccessible(scout.page);
    await scout.presses('Elimina la lista');
    await scout.sees('Lista eliminata');
    await scout.presses('Ripristina');
    await scout.sees('Lista ripristinata');
    await scout.sees('Sotto i ventiquattro');
  });

  test('evaluates a player from the list and sees the progress', async () => {
    const scout = await scoutAt('/playersList?evaluated=no&sort=name');
    const name = ((await names(scout))[0] as string).replace('Valuta ', '');
    await scout.follows(`Valuta ${name}`);
    await scout.seesScreen(new RegExp(name));
    const skill = scout.page.getByLabel('Forza', { exact: true }).first();
    await skill.focus();
    await scout.page.keyboard.press('7');
    await scout.presses('Salva la valutazione');
    await scout.isAt(/^\/players\/\d+$/);
    await scout.sees('1 qualità su 40');
    await expectAccessible(scout.page);
    await scout.opens('/playersList?tab=evaluations');
    await scout.sees(name);
    await scout.sees('1 qualità su 40');
    await scout.opens('/');
    await scout.sees('Le tue ultime valutazioni');
    await expectAccessible(scout.page);
  });
});
