import { contractualStatus } from '@trattativa/domain/people/players/contractual-statuses';
import { describe, test } from 'vitest';
import { expectAccessible } from '../stage/expect-accessible.ts';
import { openStage } from '../stage/open-stage.ts';
import { makeViewedDeal } from '../stage/viewed-deal.ts';

const stage = openStage();

describe('the screen of the rules', () => {
  test('divides the solidarity contribution, and checks an act before somebody does it', async () => {
    const club = await stage.arrives('the club', 'club@demo.test', '/rules?part=solidarity');
    await club.seesScreen('Regole e calcoli');
    await club.fills('Indennità di trasferimento in euro', '1.000.000');
    await club.fills('Data di nascita del calciatore', '10/03/2000');
    await club.fills('Club', 'Virtus');
    await club.fills('Dal', '01/07/2012');
    await club.fills('Al (vuoto: ancora lì)', '30/06/2013');
    await club.presses('Calcola');
    await club.sees(/€\s2\.500/);
    await club.sees(/€\s47\.500/);
    await expectAccessible(club.page);

    await club.follows('Verifica');
    await club.fills('Durata in mesi', '36');
    await club.presses('Verifica', club.page.getByRole('main'));
    await club.sees(/Il mandato di una persona dura al massimo 24 mesi/);
    await expectAccessible(club.page);
  });

  test('says to whom the team’s quota by birth year is open', async () => {
    const club = await stage.arrives('the club with a quota', 'club@demo.test', '/rules?part=act');
    await club.chooses('Che cosa stai per fare', 'Offerta');
    await club.fills('Data di nascita del calciatore', '01/02/2004');
    await club.fills('Giorno (vuoto: adesso)', '15/01/2026');
    await club.finds('Categoria italiana', 'Serie D');
    await club.presses('Verifica', club.page.getByRole('main'));
    await club.sees(/nat[oi] dal 2005/);
    await expectAccessible(club.page);
  });

  test('is readable in every part, also for staff who keep the rules', async () => {
    const staff = await stage.arrives('the staff', 'staff@demo.test', '/rules?part=packs');
    await staff.sees('Finestre di mercato');
    await expectAccessible(staff.page);
    for (const part of ['Finestre di mercato', 'Commissione dell’agente']) {
      await staff.page.getByRole('main').getByRole('link', { name: part, exact: true }).first().click();
      await expectAccessible(staff.page);
    }
  });
});

test('a deal’s page tells the training rewards, and what is not known', async () => {
  const { negotiationId } = await makeViewedDeal(stage.service, 'Malaspina', contractualStatus.free);
  const club = await stage.arrives('the club', 'club@demo.test', `/negotiations/${negotiationId}`);
  await club.page.getByText('Premi di formazione', { exact: true }).click();
  await club.sees('Inserisci un’indennità di trasferimento per ripartire il contributo di solidarietà.');
  await club.sees('Ciò che la carriera non dice');
  await club.fills(/Indennità di trasferimento/, '100000');
  await club.presses('Calcola');
  await club.sees(/€\s5\.000/);
  await club.sees('il valore base');
  await expectAccessible(club.page);
  for (const file of ['Scarica il CSV', 'Scarica il PDF']) {
    const saved = club.page.waitForEvent('download');
    await club.presses(file);
    await (await saved).path();
  }
});
