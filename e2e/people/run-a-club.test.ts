import { Buffer } from 'node:buffer';
import { describe, expect, test } from 'vitest';
import { expectAccessible } from '../stage/expect-accessible.ts';
import { openStage } from '../stage/open-stage.ts';
import type { Person } from '../stage/person.ts';

const stage = openStage();

async function at(login: string, path: string): Promise<Person> {
  const person = await stage.person(login);
  await person.startsAt(path, `${login}@demo.test`);
  return person;
}

const part = (person: Person, name: string) => person.page.getByRole('region', { name, exact: true });
const group = (person: Person, name: string) => person.page.getByRole('group', { name, exact: true });

describe('a club manages itself', () => {
  test('completes its profile and org chart, and invites a person who joins with their own login', async () => {
    const club = await at('club', '/account?section=profile');
    await club.fills('Stadio', 'Stadio dei Pioppi');
    await club.fills('Anno di fondazione', '1921');
    await club.fills('Persona', 'Nora Vitali', group(club, 'Segretario'));
    await club.fills('Email', 'nora@club.demo.test', group(club, 'Segretario'));
    await club.page.getByRole('checkbox', { name: 'Mondo' }).check();
    await expectAccessible(club.page);
    await club.presses('Salva il club');
    await club.sees('Dati salvati correttamente');
    await club.page.reload();
    await club.settled();
    expect(await club.field('Stadio').inputValue()).toBe('Stadio dei Pioppi');
    expect(await club.field('Persona', group(club, 'Segretario')).inputValue()).toBe('Nora Vitali');
    expect(await club.page.getByRole('checkbox', { name: 'Mondo' }).isChecked()).toBe(true);
    await club.sees(/Dati modificati/, part(club, 'Storia'));

    const members = part(club, 'Chi agisce per il club');
    await club.fills('Nome', 'Nora', members);
    await club.fills('Email', 'nora.vitali@club.demo.test', members);
    await club.presses('Invita', members);
    await club.sees('Invito inviato.');
    await club.sees(/nora\.vitali@club\.demo\.test · invito valido/, members);

    const mail = await stage.service.mailTo('nora.vitali@club.demo.test');
    const nora = await stage.person('the invited person');
    await nora.opens((mail.links[0] ?? '').split('/#')[1] ?? '');
    await nora.fills('Cognome', 'Vitali');
    await nora.fills('Password', 'una salita lunga e verde');
    await nora.page.getByRole('checkbox', { name: /termini/ }).check();
    await expectAccessible(nora.page);
    await nora.presses('Entra nel club');
    await nora.sees('Benvenuto nel club');
    await nora.logsIn('nora.vitali@club.demo.test', 'una salita lunga e verde');
    // The owner's open screen updates by itself.
    await club.sees('Nora Vitali', members);
  });

  test('finds players on the market and its own players', async () => {
    const club = await at('club', '/playersList');
    await club.seesScreen('Lista calciatori');
    await club.sees(/\d calciatori/);
    await expectAccessible(club.page);
    await club.page.getByRole('radio', { name: 'Nostri' }).check();
    await club.isAt('/playersList?whose=own');
  });
});

describe('staff manage the clubs', () => {
  test('accept a waiting club, refuse another with a reason, and decide on a change', async () => {
    const staff = await at('staff', '/desk');
    await staff.seesScreen(/^Scrivania/);
    await staff.follows(/^Club in attesa/);
    await expectAccessible(staff.page);
    const waiting = staff.page.getByRole('listitem').filter({ hasText: 'ASD Polisportiva Valbrenta' });
    await staff.presses('Accetta', waiting);
    await staff.sees('Club accettato: le sue persone ricevono una email.');
    const academy = staff.page.getByRole('listitem').filter({ hasText: 'AC Milan Academy Lodi' }).first();
    await staff.presses('Rifiuta', academy);
    await staff.fills('Motivo del rifiuto', 'troppo', academy);
    await staff.presses('Rifiuta', academy);
    await staff.sees('Servono almeno 10 caratteri');
    await staff.fills('Motivo del rifiuto', 'Il club non risulta affiliato alla federazione.', academy);
    await staff.presses('Rifiuta', academy);
    await staff.sees('Nessun club in attesa');

    await staff.follows(/^Modifiche ai club/);
    await staff.sees('direzione@club.demo.test');
    await expectAccessible(staff.page);
    await staff.presses('Accetta');
    await staff.sees('Nessuna modifica in attesa');
  });

  test('import clubs from a file, find one in the list and open its card', async () => {
    const staff = await at('staff', '/teams/import');
    const csv =
      'Nome;Paese;Città;Livello\nUnione Importata;Italia;Chioggia;4\nSenza Paese;;Roma;2\n<b>X</b>;IT;Roma;1\n';
    await staff.page
      .locator('input[type=file]')
      .setInputFiles({ name: 'clubs.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
    await staff.sees('Righe che non entrano');
    await staff.sees('Questo campo è obbligatorio');
    await expectAccessible(staff.page);
    await staff.presses('Aggiungi 1 club');
    await staff.sees('1 club aggiunto');
    await staff.seesScreen('Club');
    await staff.page.getByRole('searchbox').fill('unione importata');
    await staff.isAt(/unione/);
    await staff.sees('1 club');
    await expectAccessible(staff.page);
    await staff.follows(/Unione Importata/);
    await staff.seesScreen('Unione Importata');
    await staff.sees('Importato da un file');
    await expectAccessible(staff.page);
  });

  test('load the next page of a list after it failed the first time', async () => {
    const staff = await at('staff', '/teams');
    const row = (place: number) => staff.page.locator(`[role="row"][aria-rowindex="${place + 1}"]`);
    const list = '**/api/Team/GetTeams';
    // The route stays: when its last one goes, Playwright forgets the calls that are under way at that moment.
    let isAway = true;
    await staff.page.route(list, (route) => (isAway ? route.abort('connectionreset') : route.continue()));
    staff.expects(/ERR_CONNECTION_RESET/);
    await staff.page.keyboard.press('End');
    await staff.sees('Errore di rete', staff.page.getByRole('alert'));
    await row(50).waitFor();
    isAway = false;
    await staff.presses('Riprova');
    await staff.seesNoMore('Errore di rete');
    // The rows of the next page are drawn as soon as the list is scrolled to them.
    const lastRow = async () => {
      await staff.page.keyboard.press('End');
      const places = await staff.page
        .locator('[role="row"][aria-rowindex]')
        .evaluateAll((rows) => rows.map((one) => Number(one.getAttribute('aria-rowindex'))));
      return Math.max(...places);
    };
    await expect.poll(lastRow).toBeGreaterThan(60);
  });

  test('see clubs on the map, and their contacts with a message to send', async () => {
    const staff = await at('staff', '/teams?view=map');
    await staff.sees(/club sulla mappa/);
    await expectAccessible(staff.page);
    // The zoom level of the map, read from its drawing.
    const scale = () =>
      staff.page
        .locator('.leaflet-proxy')
        .evaluate((drawn) => new DOMMatrix(getComputedStyle(drawn).transform).a);
    const wide = await scale();
    // Clubs around a town: the map, which moves there, and the list opened from the shared link show no others.
    await staff.presses('Vicino a un luogo');
    await staff.finds('Vicino a questi luoghi', 'Padova', /^Padova/);
    await staff.isAt(/near=[^&]+Padova/);
    await staff.chooses('Entro', '25 km');
    await staff.sees(/^\d{1,2} club$/);
    await expect.poll(scale).toBeGreaterThan(wide * 8);
    await expectAccessible(staff.page);
    await staff.opens(staff.place.replace('view=map&', ''));
    await staff.sees('Calcio Padova');
    await staff.seesNoMore('1. FC Heidenheim');
    await staff.presses('Togli Padova');
    await staff.sees('1. FC Heidenheim');
    await staff.opens('/teamContacts');
    await staff.seesScreen('Contatti dei club');
    const links = staff.page.getByRole('link', { name: /^WhatsApp a / });
    const addresses = await links.evaluateAll((all) => all.map((one) => one.getAttribute('href')));
    for (const address of addresses) expect(address).toMatch(/^https:\/\/wa\.me\/\d{8,15}\?text=\S+/);
    expect(addresses.some((address) => address?.startsWith('https://wa.me/39'))).toBe(true);
    await expectAccessible(staff.page);
  });
});

describe('a guest whose club has a record', () => {
  test('claims it with the code mailed to the recorded contact', async () => {
    const staff = await at('staff', '/teams/new');
    await staff.fills('Nome del club', 'Rivendicata Calcio');
    await staff.fills('Email', 'segreteria@rivendicata.demo.test', part(staff, 'Contatti del club'));
    await staff.presses('Salva il club');
    await staff.seesScreen('Rivendicata Calcio');

    const guest = await stage.person('the secretary');
    await guest.opens('/claimTeam');
    await expectAccessible(guest.page);
    await guest.fills('Nome o città del club', 'rivendicata');
    await guest.presses('Cerca');
    await guest.presses('È il mio: Rivendicata Calcio');
    await guest.page.getByRole('checkbox', { name: /termini/ }).check();
    await guest.presses('Manda il codice');
    await guest.sees('Controlla la posta del club');
    const mail = await stage.service.mailTo('segreteria@rivendicata.demo.test');
    await guest.opens((mail.links[0] ?? '').split('/#')[1] ?? '');
    await guest.fills('Password', 'una salita lunga e verde');
    await guest.presses('Registra il club');
    await guest.sees('Il club è registrato: ora puoi accedere.');
    await guest.logsIn('segreteria@rivendicata.demo.test', 'una salita lunga e verde');
  });
});
