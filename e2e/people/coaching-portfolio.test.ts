import { describe, expect, test } from 'vitest';
import { expectAccessible } from '../stage/expect-accessible.ts';
import { openStage } from '../stage/open-stage.ts';
import type { Person } from '../stage/person.ts';

const stage = openStage();

async function personAt(login: string, path: string): Promise<Person> {
  const person = await stage.person(login);
  await person.startsAt(path, `${login}@demo.test`);
  return person;
}

async function searches(person: Person, text: string): Promise<void> {
  await person.page.getByRole('searchbox').fill(text);
  await person.isAt(new RegExp(`^/portfolioCoaching\\?.*${text}`));
  await person.settled();
}

describe('the coaching portfolio', () => {
  test('a premium agent adds a coach, finds, changes and removes the record, and undoes the removal', async () => {
    const premium = await personAt('premium', '/portfolioCoaching');
    await premium.seesScreen('Staff tecnico');
    await expectAccessible(premium.page);
    const elsewhere = await personAt('staff', '/portfolioCoaching?text=quadrelli');
    await elsewhere.sees('Nessun risultato');

    await premium.follows('Aggiungi una persona');
    await premium.fills('Nome', 'Ermete');
    await premium.fills('Cognome', 'Quadrelli');
    await premium.fills('Data di nascita', '12/04/1979');
    await premium.chooses('Ruolo', 'Preparatore dei portieri');
    await premium.chooses('Qualifiche', 'UEFA A');
    await premium.fills('Telefono', '+39 049 555 0199');
    await premium.page.keyboard.press('Escape');
    await expectAccessible(premium.page);
    await premium.presses('Salva il profilo');
    await premium.isAt('/portfolioCoaching');
    await premium.sees('Dati salvati correttamente');
    // Staff see it appear without reloading.
    await elsewhere.sees('Ermete Quadrelli');

    await searches(premium, 'quadrelli');
    await premium.sees('1 persona');
    await premium.chooses('Ruolo', 'Allenatore');
    await premium.sees('Nessun risultato');
    await premium.chooses('Ruolo', 'Preparatore dei portieri');
    await premium.chooses('Qualifica', 'UEFA A');
    await premium.sees('Ermete Quadrelli');
    await premium.page.getByRole('radio', { name: 'Schede' }).click();
    await premium.isAt(/view=cards/);
    await premium.page.getByRole('heading', { name: 'Ermete Quadrelli' }).waitFor();
    await expectAccessible(premium.page);

    await premium.follows('Modifica Ermete Quadrelli');
    await premium.seesScreen('Profilo di Ermete Quadrelli');
    await premium.fills('Club attuale', 'Dopolavoro Ferroviario');
    await premium.presses('Salva il profilo');
    await premium.isAt('/portfolioCoaching');
    await searches(premium, 'ferroviario');
    await premium.follows(/Ermete Quadrelli/, premium.page.getByRole('table'));
    await premium.seesScreen('Ermete Quadrelli');
    await premium.sees('+39 049 555 0199');
    await expectAccessible(premium.page);
    await premium.presses('Modifica i contatti');
    await premium.fills('Email', 'quadrelli@example.org');
    await premium.presses('Salva i contatti');
    await premium.sees('Contatti aggiornati');
    await premium.sees('quadrelli@example.org');

    await premium.follows('Torna allo staff tecnico');
    await searches(premium, 'quadrelli');
    await premium.presses('Elimina Ermete Quadrelli');
    await premium.sees('Membro dello staff tecnico eliminato correttamente');
    await premium.sees('Nessun risultato');
    await premium.presses('Ripristina');
    await premium.sees('Membro dello staff tecnico ripristinato');
    await premium.page.getByRole('button', { name: 'Elimina Ermete Quadrelli' }).waitFor();
  });

  test('a coach sees what their profile lacks, and completes it', async () => {
    const coach = await personAt('coach', '/account?section=profile');
    await coach.fills('Telefono', '');
    await coach.presses('Salva il profilo');
    await coach.sees('Dati salvati correttamente');
    await coach.opens('/');
    // A new page: the notice of this save must not be taken for that of the next.
    await coach.page.reload();
    await coach.settled();
    await expectAccessible(coach.page);
    await coach.follows('Telefono');
    await coach.isAt('/account?section=profile&field=phone');
    await coach.page.locator('input[name="staffProfile.phone"]:focus').waitFor();
    await coach.fills('Telefono', '+39 049 555 0177');
    await coach.sees('Il profilo è completo.');
    await expectAccessible(coach.page);
    await coach.presses('Salva il profilo');
    await coach.sees('Dati salvati correttamente');
    await coach.opens('/');
    await coach.sees('Il profilo è completo: i club trovano quello che serve.');
    expect(await coach.page.getByRole('link', { name: 'Telefono', exact: true }).count()).toBe(0);
  });
});
