import { describe, expect, test } from 'vitest';
import { expectAccessible } from '../stage/expect-accessible.ts';
import { openStage } from '../stage/open-stage.ts';
import type { Person } from '../stage/person.ts';

const stage = openStage();
const password = 'nebbia sul Ticino 7';

async function registers(person: Person, email: string): Promise<void> {
  await person.opens('/register');
  await person.page.getByRole('radio', { name: /^Agente/ }).check();
  await person.fills('Nome', 'Ada');
  await person.fills('Cognome', 'Ferri');
  await person.fills('Email', email);
  await person.fills('Password', password);
  await person.page.getByRole('checkbox', { name: /^Accetto/ }).check();
  await expectAccessible(person.page);
  await person.presses('Crea l’account');
  await person.seesScreen('Conferma il tuo indirizzo');
}

async function triesToLogIn(person: Person, email: string, secret: string): Promise<void> {
  await person.opens('/login');
  await person.fills('Email', email);
  await person.fills('Password', secret);
  await person.presses('Accedi', person.page.getByRole('main'));
}

describe('a new agent', () => {
  test('registers, opens the mail, activates the account, logs in and out', async () => {
    const ada = await stage.person('Ada');
    await ada.opens('/home');
    await expectAccessible(ada.page);
    await registers(ada, 'ada@ferri.example');

    const mail = await stage.service.mailTo('ada@ferri.example');
    expect(mail.links).toHaveLength(1);
    await ada.page.goto(mail.links[0] ?? '');
    await ada.seesScreen('Indirizzo confermato');
    await expectAccessible(ada.page);

    await ada.logsIn('ada@ferri.example', password);
    await ada.isAt('/');
    await ada.profileMenu.click();
    await ada.page.getByRole('button', { name: 'Esci' }).click();
    await ada.isAt('/home');
    expect(await ada.page.evaluate(() => ['token', 'id'].map((key) => localStorage.getItem(key)))).toEqual([
      null,
      null,
    ]);
  });

  test('cannot log in before activation and gets another mail (spec §8)', async () => {
    const eva = await stage.person('Eva');
    await registers(eva, 'eva@ferri.example');
    const first = await stage.service.mailTo('eva@ferri.example');
    eva.expects(/400.*\/auth\/login/);
    await triesToLogIn(eva, 'eva@ferri.example', password);
    await eva.sees('Utente non attivo. Ti abbiamo inviato una email per attivarti');
    expect((await stage.service.mailTo('eva@ferri.example')).subject).toBe(first.subject);
  });

  test('must accept the terms (spec §5); the first invalid field has the focus', async () => {
    const ivo = await stage.person('Ivo');
    await ivo.opens('/register');
    // The kind of user is chosen first: each has its own form.
    await ivo.page.getByRole('radio', { name: /^Agente/ }).check();
    await ivo.presses('Crea l’account');
    await ivo.sees('Questo campo è obbligatorio.');
    expect(await ivo.page.evaluate(() => document.activeElement?.getAttribute('aria-invalid'))).toBe('true');
    await expectAccessible(ivo.page);
  });
});

describe('a guest’s input', () => {
  test('is restored after a reload, except passwords, and is deleted once it was sent', async () => {
    const ada = await stage.person('Ada');
    await ada.opens('/register');
    await ada.page.getByRole('radio', { name: /^Calciatore/ }).check();
    await ada.fills('Nome', 'Ada');
    await ada.fills('Data di nascita', '01/02/2000');
    await ada.fills('Email', 'ada@draft.example');
    await ada.fills('Password', password);
    await ada.page.getByRole('checkbox', { name: /^Accetto/ }).check();
    await ada.page.reload();
    await ada.settled();
    await ada.sees('Abbiamo ripreso la bozza che avevi lasciato.');
    await expectAccessible(ada.page);
    expect(await ada.field('Nome').inputValue()).toBe('Ada');
    expect(await ada.field('Data di nascita').inputValue()).toBe('01/02/2000');
    expect(await ada.field('Email').inputValue()).toBe('ada@draft.example');
    expect(await ada.field('Password').inputValue()).toBe('');
    expect(await ada.page.getByRole('checkbox', { name: /^Accetto/ }).isChecked()).toBe(false);
    expect(await ada.page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain(password);
    await ada.fills('Cognome', 'Ferri');
    await ada.fills('Password', password);
    await ada.page.getByRole('checkbox', { name: /^Accetto/ }).check();
    await ada.presses('Crea l’account');
    await ada.seesScreen('Conferma il tuo indirizzo');
    await ada.opens('/register?as=coach');
    await ada.page.reload();
    await ada.settled();
    expect(await ada.field('Nome').inputValue()).toBe('');
  });
});

describe('the login screen', () => {
  test('a wrong password shows only the message of the spec (spec §8)', async () => {
    const leo = await stage.person('Leo');
    leo.expects(/400.*\/auth\/login/);
    await triesToLogIn(leo, 'agent@demo.test', 'sbagliata del tutto');
    await leo.sees('Email o password errate');
    await expectAccessible(leo.page);
  });

  test('without network it shows "Errore di rete" (spec §8)', async () => {
    const leo = await stage.person('Leo');
    await leo.opens('/login');
    await leo.fills('Email', 'agent@demo.test');
    await leo.fills('Password', 'Trattativa-demo-1');
    leo.expects(/ERR_INTERNET_DISCONNECTED/);
    await leo.context.setOffline(true);
    await leo.presses('Accedi', leo.page.getByRole('main'));
    await leo.sees('Errore di rete');
  });

  test('a private address leads a guest to /home (spec §2), and back to it after the login', async () => {
    const leo = await stage.person('Leo');
    await leo.opens('/account');
    await leo.isAt('/home');
    await leo.logsIn('agent@demo.test');
    await leo.isAt('/account');
  });

  test('a guest’s page makes no session call', async () => {
    const leo = await stage.person('Leo');
    const asked: string[] = [];
    leo.page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await leo.opens('/home');
    await leo.opens('/login');
    expect(asked.filter((path) => path.startsWith('/auth') || path.startsWith('/socket'))).toEqual([]);
  });

  test('a demo login fills the form with one click', async () => {
    const leo = await stage.person('Leo');
    await leo.opens('/login');
    await leo.presses(/club@demo\.test/);
    await leo.presses('Accedi', leo.page.getByRole('main'));
    await leo.isAt('/');
  });
});
