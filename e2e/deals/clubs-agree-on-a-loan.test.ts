import { readFile } from 'node:fs/promises';
import { contractualStatus } from '@trattativa/domain/people/players/contractual-statuses';
import { beforeAll, describe, expect, test } from 'vitest';
import { expectAccessible } from '../stage/expect-accessible.ts';
import { openStage } from '../stage/open-stage.ts';
import { makeViewedDeal } from '../stage/viewed-deal.ts';

const stage = openStage();
const engagingEmail = 'club@demo.test';
const releasingEmail = 'club2@club.demo.test';
let negotiationId: number;
let releasing: string;
let engaging: string;

beforeAll(async () => {
  ({ negotiationId } = await makeViewedDeal(stage.service, 'Altavilla', contractualStatus.underContract));
  const nameOf = async (email: string) =>
    (await stage.service.call(await stage.service.tokenOf(email), 'Account/GetMyProfile', {})).profileName;
  [engaging, releasing] = [await nameOf(engagingEmail), await nameOf(releasingEmail)];
});

describe('a loan with an option between two clubs', () => {
  test('is proposed, countered twice, and signed by both clubs under the same terms', async () => {
    const club = await stage.arrives('the engaging club', engagingEmail, `/negotiations/${negotiationId}`);
    await club.follows('Proponi al suo club');
    await club.seesScreen('Proponi le condizioni all’altro club');
    await club.finds('Club del calciatore', releasing);
    await club.page.getByRole('radio', { name: 'Prestito' }).check();
    await club.fills('Fino al', '30/06/2027');
    await club.fills('Stipendio a carico di chi prende', '60');
    await club.chooses('Riscatto', 'Diritto di riscatto');
    await club.fills('Somma del riscatto', '90000');
    await club.fills('Indennità di trasferimento', '10000');
    await club.chooses('Numero di rate', '3');
    for (const [number, day] of [
      [1, '01/12/2026'],
      [2, '01/02/2027'],
      [3, '01/04/2027'],
    ] as const) {
      await club.fills(`Scadenza della rata ${number}`, day);
    }
    await club.sees('Il resto: € 3.334');
    await club.presses('Aggiungi un bonus');
    await club.fills('Importo', '2500');
    await club.fills('Al massimo', '7500');
    await club.fills('Percentuale sulla rivendita', '10');
    await expectAccessible(club.page);
    await club.presses('Invia all’altro club');
    await club.sees(`In attesa di ${releasing}: la versione 1 è da loro`);

    const other = await stage.arrives('the releasing club', releasingEmail, '/transfers');
    await other.page.getByRole('row').filter({ hasText: 'Altavilla' }).getByRole('link').first().click();
    await other.seesScreen('Tullio Altavilla · prestito con diritto');
    await other.sees(`Tocca a te: guarda la versione 1 di ${engaging}`);
    await other.follows('Controproposta');
    await other.fills('Percentuale sulla rivendita', '15');
    await other.page.getByRole('heading', { name: 'Altre condizioni' }).click();
    const counterOption = other.page.getByRole('group', { name: 'Controriscatto' });
    await other.fills('Importo', '105000', counterOption);
    await other.fills('Entro il', '10/07/2027', counterOption);
    await expectAccessible(other.page);
    await other.presses('Invia all’altro club');
    await other.sees(`In attesa di ${engaging}: la versione 2 è da loro`);

    await club.sees(`Tocca a te: guarda la versione 2 di ${releasing}`);
    await club.sees('15% del guadagno');
    await club.sees('€ 105.000, entro il 10 lug 2027');
    await club.follows('Controproposta');
    await club.fills('Somma del riscatto', '80000');
    await club.presses('Invia all’altro club');
    await club.sees(/Solo ciò che è cambiato: 1 di 19/);
    await expectAccessible(club.page);

    await other.sees(`Tocca a te: guarda la versione 3 di ${engaging}`);
    await other.presses('Firma l’accordo', other.page.getByRole('main'));
    await other.presses('Firma l’accordo', other.page.getByRole('dialog'));
    await other.sees(`Hai firmato: manca la firma di ${engaging}`);
    await club.sees(`${releasing} ha firmato: manca la tua firma`);
    await club.presses('Firma l’accordo', club.page.getByRole('main'));
    await club.presses('Firma l’accordo', club.page.getByRole('dialog'));
    for (const person of [club, other]) await person.sees('Accordo firmato dai due club');
    await other.presses('Scrivi all’altro club', other.page.getByRole('main'));
    await other.sees(/l’accordo per Tullio Altavilla è fatto/);
    await expectAccessible(other.page);

    const agent = await stage.arrives('the agent', 'agent@demo.test', `/negotiations/${negotiationId}`);
    await agent.sees(/^I club si sono accordati il/);
    await expectAccessible(agent.page);
  });

  test('is found by the search of the top bar, and stands in the exported list with its terms', async () => {
    const other = await stage.arrives('the club that exports', releasingEmail, '/transfers');
    await other.page.getByRole('row').filter({ hasText: 'Altavilla' }).waitFor();
    const download = other.page.waitForEvent('download');
    await other.presses('Esporta in CSV');
    const file = await readFile(await (await download).path(), 'utf8');
    expect(file).toMatch(/Tullio Altavilla;.*Accordo firmato;.*10000/);
    expect(file).toContain('15% del guadagno');
    await other.page.keyboard.press('Control+k');
    await other.page.getByRole('combobox', { name: 'Cerca e apri' }).waitFor();
    await other.page.keyboard.type('altavilla');
    await other.page.getByRole('option', { name: `Tullio Altavilla – ${engaging}` }).click();
    await other.seesScreen('Tullio Altavilla · prestito con diritto');
  });
});
