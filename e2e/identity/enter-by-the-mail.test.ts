import { describe, expect, test } from 'vitest';
import { expectAccessible } from '../stage/expect-accessible.ts';
import { openStage } from '../stage/open-stage.ts';
import type { Person } from '../stage/person.ts';

const stage = openStage();
const password = 'nebbia sul Ticino 7';

async function sends(person: Person, email: string): Promise<void> {
  await person.fills('Email', email);
  await person.fills('Password', password);
  await person.page.getByRole('checkbox', { name: /^Accetto/ }).check();
  await person.presses('Crea l’account');
  await person.seesScreen('Conferma il tuo indirizzo');
}

async function confirms(person: Person, email: string): Promise<void> {
  await person.page.goto((await stage.service.mailTo(email, /Attiva il tuo account/)).links[0] ?? '');
  await person.seesScreen('Indirizzo confermato');
}

const logInCalls = (person: Person) => {
  const calls: string[] = [];
  person.page.on('request', (request) => {
    if (request.url().endsWith('/auth/login')) calls.push(request.url());
  });
  return calls;
};

describe('a new player', () => {
  test('comes from the registration to the first match without logging in', async () => {
    const email = 'nino@ferri.example';
    const nino = await stage.person('Nino');
    const logIns = logInCalls(nino);
    await nino.opens('/register?as=player');
    await nino.fills('Nome', 'Nino');
    await nino.fills('Cognome', 'Ferri');
    await nino.fills('Data di nascita', '20/05/2003');
    await nino.page.keyboard.press('Tab');
    await sends(nino, email);
    await nino.presses('Manda di nuovo l’email');
    await nino.sees('L’abbiamo mandata di nuovo');
    await expectAccessible(nino.page);
    await confirms(nino, email);
    await expectAccessible(nino.page);
    await nino.presses('Entra');
    await nino.sees('Otto domande e i club ti trovano');
    await nino.follows('Comincia');
    await nino.page.getByRole('radio').last().check();
    await nino.presses('Avanti');
    await nino.sees('Domanda 2 di 8');
    await nino.page.getByRole('radio', { name: 'Destro', exact: true }).check();
    await nino.fills('Altezza', '183');
    for (const question of [3, 4]) {
      await nino.presses('Avanti');
      await nino.sees(`Domanda ${question} di 8`);
    }
    for (const level of await nino.page.getByRole('checkbox').all()) await level.check();
    for (const question of [5, 6, 7, 8]) {
      await nino.presses('Avanti');
      await nino.sees(`Domanda ${question} di 8`);
    }
    await nino.presses('Fine');
    await nino.follows('Vedi le richieste adatte');
    await nino.isAt(/^\/(exact|potential|partial)Match/);
    await nino.page.getByRole('row').nth(1).waitFor();
    expect(logIns).toEqual([]);
  });
});

describe('a club that staff have not accepted yet', () => {
  test('reads what happens now, prepares a draft, is told why it cannot publish, and reaches support', async () => {
    const email = 'segreteria@attesa.example';
    const club = await stage.person('a new club');
    await club.opens('/register?as=team');
    await club.fills('Nome del club', 'Virtus Attesa');
    await sends(club, email);
    await confirms(club, email);
    await club.sees(`Lo staff controlla il club e ti scrive a ${email} appena decide.`);
    await expectAccessible(club.page);

    // The login keeps the specification's words, and offers the same way in.
    club.expects(/400.*\/auth\/login/);
    await club.opens('/login');
    await club.fills('Email', email);
    await club.fills('Password', password);
    await club.presses('Accedi', club.page.getByRole('main'));
    await club.sees('Utente non autorizzato');
    await expectAccessible(club.page);
    await club.presses('Apri l’area del club');
    await club.seesScreen('Virtus Attesa è in verifica');
    await expectAccessible(club.page);
    await club.opens('/playersList');
    await club.seesScreen('Virtus Attesa è in verifica');

    await club.follows('Completa il profilo');
    await club.fills('Stadio', 'Campo dei Tigli');
    await club.fills('Città', 'Padova');
    await club.presses('Salva il club');
    await club.sees('Dati salvati correttamente');

    await club.opens('/request');
    await club.chooses('Ruolo', 'Centravanti');
    await club.chooses('Livello', 'Serie D');
    await club.sees('gli agenti li scegli e la pubblichi quando lo staff accetta il club');
    await expectAccessible(club.page);
    await club.presses('Salva la bozza');
    await club.sees('Bozza salvata');
    const publish = club.page.getByRole('button', { name: 'Pubblica la richiesta' });
    expect(await publish.isDisabled()).toBe(true);
    await club.sees('Potrai pubblicare appena lo staff accetta il club');

    await club.opens('/');
    await club.presses('Scrivi al supporto', club.page.getByRole('main'));
    await club.isAt(/^\/negotiationRoom\/\d+$/);

    // Accepted: the open session has the rights of a club at once.
    const staff = await stage.service.tokenOf('staff@demo.test');
    const { items } = await stage.service.call(staff, 'Team/GetWaitingTeams', {});
    const teamId = items.find(({ name }) => name === 'Virtus Attesa')?.id ?? 0;
    await stage.service.call(staff, 'Team/AcceptTeam', { teamId });
    await club.page.getByRole('link', { name: 'Lista calciatori' }).first().waitFor();
    await club.opens('/playersList');
    await club.seesScreen('Lista calciatori');
  });
});
