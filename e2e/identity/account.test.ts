import { profileType } from '@trattativa/domain/identity/profile-types';
import { describe, expect, test } from 'vitest';
import { expectAccessible } from '../stage/expect-accessible.ts';
import { openStage } from '../stage/open-stage.ts';
import type { Person } from '../stage/person.ts';
import { totp } from '../stage/totp.ts';

const stage = openStage();
const password = 'nebbia sul Ticino 7';

/** A member of coaching staff with a confirmed account. */
async function makeCoach(email: string): Promise<void> {
  const { service } = stage;
  const token = await service.tokenOf('staff@demo.test');
  const input = {
    email,
    password,
    profile: profileType.coachingStaff,
    name: 'Ada',
    surname: 'Ferri',
  } as const;
  await service.call(token, 'Account/Register', { ...input, language: 'it', termsAccepted: true });
  const link = (await service.mailTo(email)).links[0] ?? '';
  const code = new URLSearchParams(link.split('?')[1]).get('code') ?? '';
  await service.call(token, 'Account/ConfirmEmail', { code });
}

const card = (person: Person, title: string) => person.page.getByRole('region', { name: title, exact: true });

describe('the owner of an account', () => {
  test('changes the password and ends another session, which closes at once', async () => {
    const email = 'ada@ferri.example';
    await makeCoach(email);
    const [ada, phone] = [await stage.person('Ada'), await stage.person('Ada’s phone')];
    await ada.logsIn(email, password);
    await phone.logsIn(email, password);

    await ada.profileMenu.click();
    await ada.follows('Account');
    await ada.isAt('/account');
    await expectAccessible(ada.page);
    await ada.follows('Sessioni');
    await ada.isAt('/account?section=sessions');
    await expectAccessible(ada.page);
    await ada.presses(/^Termina la sessione/);
    await ada.sees('Sessione terminata');
    await phone.isAt('/home');

    await ada.follows('Accesso');
    await expectAccessible(ada.page);
    const box = card(ada, 'Password');
    await ada.fills('Password attuale', 'sbagliata del tutto', box);
    await ada.fills('Nuova password', 'altro fiume, altra nebbia', box);
    ada.expects(/403.*ChangePassword/);
    await ada.presses('Cambia la password', box);
    await ada.sees(/password attuale non è corretta/i);
    await ada.fills('Password attuale', password, box);
    await ada.presses('Cambia la password', box);
    await ada.sees('Password aggiornata');
    expect((await stage.service.mailTo(email, /password è cambiata/)).subject).toBe(
      'La tua password è cambiata',
    );
    await phone.logsIn(email, 'altro fiume, altra nebbia');
  });

  test('turns on the second factor, and logs in with its code', async () => {
    const email = 'bea@ferri.example';
    await makeCoach(email);
    const bea = await stage.person('Bea');
    await bea.startsAt('/account?section=access', email, password);
    const box = card(bea, 'Secondo fattore');
    await bea.presses('Attiva il secondo fattore', box);
    await bea.fills('Password attuale', password, box);
    await bea.presses('Continua', box);
    await box.getByRole('img', { name: 'Codice QR per l’app di autenticazione' }).waitFor();
    const secret = (await box.locator('code').textContent())?.replaceAll(' ', '') ?? '';
    await expectAccessible(bea.page);
    await bea.fills('Codice', totp(secret), box);
    await bea.presses('Attiva il secondo fattore', box);
    await bea.sees('Conserva questi codici di recupero.', box);
    await expectAccessible(bea.page);
    await bea.presses('Li ho conservati', box);
    await bea.sees('10 codici di recupero ancora validi', box);

    const phone = await stage.person('Bea’s phone', { viewport: { width: 390, height: 844 } });
    phone.expects(/400.*\/auth\/login/);
    await phone.opens('/login');
    await phone.fills('Email', email);
    await phone.fills('Password', password);
    await phone.presses('Accedi', phone.page.getByRole('main'));
    await phone.seesScreen('Inserisci il codice');
    await expectAccessible(phone.page);
    await phone.fills('Codice', '000000');
    await phone.presses('Accedi', phone.page.getByRole('main'));
    await phone.sees(/codice non è corretto/);
    // The code that enabled it is used up; the next one is already accepted.
    await phone.fills('Codice', totp(secret, 1));
    await phone.presses('Accedi', phone.page.getByRole('main'));
    await phone.isAt('/');
  });

  test('chooses language and mails, and the choice is saved', async () => {
    const email = 'cleo@ferri.example';
    await makeCoach(email);
    const cleo = await stage.person('Cleo');
    await cleo.startsAt('/account?section=notifications', email, password);
    await expectAccessible(cleo.page);
    await cleo.page.getByRole('switch', { name: 'Richieste dei club: email' }).uncheck();
    await cleo.sees('Dati salvati correttamente');
    await cleo.opens('/account?section=preferences');
    await expectAccessible(cleo.page);
    await cleo.page.getByLabel('Lingua', { exact: true }).last().selectOption('de');
    await cleo.seesScreen('Konto');
    await cleo.opens('/account?section=notifications');
    await cleo.page.reload();
    await cleo.settled();
    expect(
      await cleo.page.getByRole('switch', { name: 'Anfragen der Vereine: E\u2011Mail' }).isChecked(),
    ).toBe(false);
    const token = await stage.service.tokenOf(email, password);
    expect((await stage.service.call(token, 'Account/GetMyAccount', {})).language).toBe('de');
  });

  test('exports the data and deletes the account; logging in is no longer possible', async () => {
    const email = 'dina@ferri.example';
    await makeCoach(email);
    const dina = await stage.person('Dina');
    await dina.startsAt('/account?section=access', email, password);
    const copy = card(dina, 'Copia dei tuoi dati');
    await dina.fills('Password attuale', password, copy);
    const saved = dina.page.waitForEvent('download');
    await dina.presses('Scarica i miei dati', copy);
    expect((await saved).suggestedFilename()).toMatch(/^trattativa-\d{4}-\d\d-\d\d\.zip$/);

    const box = card(dina, 'Elimina l’account');
    await dina.fills('Password attuale', password, box);
    await dina.presses('Elimina l’account', box);
    const dialog = dina.page.getByRole('dialog', { name: 'Eliminare l’account per sempre?' });
    await dialog.waitFor();
    await expectAccessible(dina.page);
    await dina.presses('Elimina l’account', dialog);
    await dina.isAt('/home');
    await expect(stage.service.tokenOf(email, password)).rejects.toThrow('Email o password errate');
  });
});
