import { describe, expect, test } from 'vitest';
import { expectAccessible } from '../stage/expect-accessible.ts';
import { openStage } from '../stage/open-stage.ts';
import type { Person } from '../stage/person.ts';

const stage = openStage();
const password = 'nebbia sul Ticino 7';
const phone = { viewport: { width: 390, height: 844 } };

async function fillsNames(person: Person, name: string, surname: string): Promise<void> {
  await person.fills('Nome', name);
  await person.fills('Cognome', surname);
}

async function sends(person: Person, email: string): Promise<void> {
  await person.fills('Email', email);
  await person.fills('Password', password);
  await person.page.getByRole('checkbox', { name: /^Accetto/ }).check();
  await expectAccessible(person.page);
  await person.presses('Crea l’account');
  await person.seesScreen('Conferma il tuo indirizzo');
}

async function confirms(person: Person, email: string): Promise<void> {
  await person.page.goto((await stage.service.mailTo(email, /Attiva il tuo account/)).links[0] ?? '');
  await person.seesScreen('Indirizzo confermato');
}

async function tries(person: Person, email: string): Promise<void> {
  person.expects(/40[03].*\/auth\/login/);
  await person.opens('/login');
  await person.fills('Email', email);
  await person.fills('Password', password);
  await person.presses('Accedi', person.page.getByRole('main'));
}

describe('a player', () => {
  test('under 18 waits for the guardian, who reads the reason, consents, and can withdraw the consent', async () => {
    const email = 'marco@rossi.example';
    const guardian = 'paola@rossi.example';
    const [marco, paola] = [await stage.person('Marco', phone), await stage.person('Paola')];
    await marco.opens('/register?as=player');
    await fillsNames(marco, 'Marco', 'Rossi');
    const year = new Date().getFullYear() - 16;
    await marco.fills('Data di nascita', `01/01/${year}`);
    await marco.page.keyboard.press('Tab');
    await marco.fills('Email di un genitore o tutore', 'paola@rosi.example');
    await sends(marco, email);
    await marco.sees('Abbiamo scritto anche a paola@rosi.example');
    await confirms(marco, email);
    await marco.sees('appena dà il consenso ti scriviamo');
    await tries(marco, email);
    await marco.seesScreen('Manca solo il consenso');
    await expectAccessible(marco.page);
    expect(await marco.field('Email di un genitore o tutore').inputValue()).toBe('paola@rosi.example');
    await marco.fills('Email di un genitore o tutore', guardian);
    await marco.presses('Manda di nuovo l’email');
    await marco.sees(`Abbiamo scritto a ${guardian}. Il link vale 24 ore`);

    await paola.page.goto((await stage.service.mailTo(guardian)).links[0] ?? '');
    await paola.seesScreen('Il consenso per Marco Rossi');
    await paola.sees('Il profilo non è mai pubblico.');
    await expectAccessible(paola.page);
    await paola.presses('Do il mio consenso');
    await paola.seesScreen('Consenso registrato');
    await stage.service.mailTo(email, /Hai il consenso/);
    await marco.presses('Torna all’accesso');
    await marco.logsIn(email, password);

    const again = await stage.service.mailTo(guardian, /Hai dato il consenso/);
    await paola.page.goto(again.links[0] ?? '');
    await paola.seesScreen('Hai dato il consenso per Marco Rossi');
    await expectAccessible(paola.page);
    await paola.presses('Ritira il consenso');
    await paola.sees('L’account di Marco Rossi si chiude subito');
    await paola.presses('Ritira il consenso', paola.page.getByRole('dialog'));
    await paola.seesScreen('Consenso ritirato');
    await marco.isAt('/home');
    await tries(marco, email);
    await marco.sees('Utente non autorizzato');
  });

  test('answers the quiz, continues it after a reload, and ends at the matching requests', async () => {
    const email = 'luca@ferri.example';
    const luca = await stage.person('Luca', phone);
    await luca.opens('/register?as=player');
    await fillsNames(luca, 'Luca', 'Ferri');
    await luca.fills('Data di nascita', '20/05/2003');
    await luca.page.keyboard.press('Tab');
    await sends(luca, email);
    await confirms(luca, email);
    await luca.logsIn(email, password);
    await luca.sees('Otto domande e i club ti trovano');
    await expectAccessible(luca.page);
    await luca.follows('Comincia');
    await luca.isAt('/quiz');
    await luca.sees('Dove giochi?');
    await expectAccessible(luca.page);
    await luca.page.getByRole('radio').last().check();
    await luca.presses('Avanti');
    await luca.sees('Domanda 2 di 8');
    await luca.page.getByRole('radio', { name: 'Destro', exact: true }).check();
    await luca.fills('Altezza', '183');
    await luca.presses('Avanti');
    await luca.sees('Domanda 3 di 8');
    await luca.page.reload();
    await luca.settled();
    await luca.sees('Domanda 3 di 8');
    await luca.presses('Indietro');
    await luca.sees('Domanda 2 di 8');
    expect(await luca.field('Altezza').inputValue()).toBe('183');
    await luca.presses('Avanti');
    await luca.sees('Domanda 3 di 8');
    await luca.presses('Avanti');
    await luca.sees('Domanda 4 di 8');
    for (const level of await luca.page.getByRole('checkbox').all()) await level.check();
    await luca.presses('Avanti');
    for (const question of [5, 6, 7, 8]) {
      await luca.sees(`Domanda ${question} di 8`);
      await expectAccessible(luca.page);
      if (question === 5) await luca.fills('Telefono', '+39 333 123 4567');
      await luca.presses(question === 8 ? 'Fine' : 'Avanti');
    }
    await luca.sees('Fatto: il tuo profilo è sul mercato');
    // The screen lists missing fields before a mail announces the deletion of the profile.
    await luca.sees('Manca ancora:');
    await luca.page.getByRole('main').getByRole('link', { name: 'Nazionalità' }).waitFor();
    await expectAccessible(luca.page);
    await luca.follows(/Vedi le richieste adatte|Vai al mercato/);
    await luca.isAt(/^\/(exactMatch|potentialMatch|partialMatch|requests)/);
    const token = await stage.service.tokenOf(email, password);
    const { profileId } = await stage.service.call(token, 'Account/GetMyProfile', {});
    const player = await stage.service.call(token, 'Player/GetPlayerInfo', { playerId: profileId ?? 0 });
    expect(player).toMatchObject({ heightCm: 183, foot: 0, phone: '+39 333 123 4567' });
    expect(player.searchLevels).toHaveLength(16);
  });
});

describe('a club', () => {
  test('that registers waits for approval by staff', async () => {
    const email = 'segreteria@virtus.example';
    const club = await stage.person('a club');
    await club.opens('/register');
    await club.page.getByRole('radio', { name: /^Club/ }).check();
    await club.sees(/Lo staff verifica ogni nuovo club/);
    await club.fills('Nome del club', 'Virtus Prova');
    await sends(club, email);
    await confirms(club, email);
    await club.sees('Ora lo staff verifica il club');
    await tries(club, email);
    await club.sees('Utente non autorizzato');
  });

  test('answers the quiz and finds a draft of its first request', async () => {
    const club = await stage.person('the demo’s club');
    await club.startsAt('/quiz', 'club@demo.test');
    await expectAccessible(club.page);
    await club.page.getByRole('radio').first().check();
    await club.presses('Avanti');
    await club.sees('Domanda 2 di 7');
    await club.page.getByRole('radio').nth(3).check();
    await club.presses('Avanti');
    await club.sees('Domanda 3 di 7');
    await club.fills('Età da', '20');
    await club.fills('Età fino a', '18');
    await club.presses('Avanti');
    await club.sees('L’età minima non può superare quella massima.');
    await club.fills('Età fino a', '26');
    await club.presses('Avanti');
    for (const question of [4, 5, 6, 7]) {
      await club.sees(`Domanda ${question} di 7`);
      await expectAccessible(club.page);
      await club.presses(question === 7 ? 'Fine' : 'Avanti');
    }
    await club.sees('Fatto: lo scouting è impostato');
    await club.follows('Apri la richiesta');
    await club.isAt(/^\/request\?draft=\d+$/);
    expect(await club.field(/Età da/).inputValue()).toBe('20');
    expect(await club.field(/^Ruolo/).inputValue()).not.toBe('');
  });
});

describe('a scout', () => {
  test('registers as a scout and finds the players visible to scouts', async () => {
    const email = 'osservatore@ferri.example';
    const scout = await stage.person('a scout');
    await scout.opens('/register');
    await scout.page.getByRole('radio', { name: /^Osservatore/ }).check();
    await fillsNames(scout, 'Ivo', 'Sala');
    await sends(scout, email);
    await confirms(scout, email);
    await scout.logsIn(email, password);
    const token = await stage.service.tokenOf(email, password);
    expect((await stage.service.call(token, 'Account/GetMyProfile', {})).kind).toBe('scout');
  });
});
