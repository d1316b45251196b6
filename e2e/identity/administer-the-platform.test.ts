import { describe, expect, test } from 'vitest';
import { demoAgent } from '../stage/demo-names.ts';
import { expectAccessible } from '../stage/expect-accessible.ts';
import { openStage } from '../stage/open-stage.ts';

const stage = openStage();
const password = 'Trattativa-demo-1';

describe('an administrator', () => {
  test('lowers a limit with a reason, which another open screen holds at once, and reads it in the history', async () => {
    const club = await stage.arrives('the agent', 'agent@demo.test', '/negotiation');
    await club.sees(/Al massimo 30 club/);
    const admin = await stage.arrives('the administrator', 'admin@demo.test', '/admin');
    await admin.seesScreen('Amministrazione');
    await admin.sees(/^Versione 2, in vigore dal/);
    await expectAccessible(admin.page);
    await admin.fills('Club', '0');
    await admin.fills('Motivo della modifica', 'Meno proposte a pioggia');
    admin.expects(/400.*SaveSettings/);
    await admin.presses('Salva le impostazioni');
    await admin.sees('Il valore minimo è 1');
    await admin.fills('Club', '12');
    await admin.presses('Salva le impostazioni');
    await admin.sees('Impostazioni salvate: valgono da subito');
    await club.sees(/Al massimo 12 club/);
    await admin.follows('Cronologia');
    await admin.sees('Meno proposte a pioggia');
    await expectAccessible(admin.page);
    expect(await admin.page.getByRole('row', { name: 'Club 30 12' }).count()).toBe(1);
  });

  test('is asked for the password again before money and the operator change', async () => {
    const admin = await stage.arrives('the administrator', 'admin@demo.test', '/admin?section=money');
    await admin.fills('Costo di attivazione', '20');
    await admin.fills('Motivo della modifica', 'Nuovo listino');
    await admin.fills('Password attuale', 'sbagliata del tutto');
    admin.expects(/403.*SaveSettings/);
    await admin.presses('Salva le impostazioni');
    await admin.sees(/password attuale non è corretta/i);
    await admin.fills('Password attuale', password);
    await admin.presses('Salva le impostazioni');
    await admin.sees('Impostazioni salvate: valgono da subito');
    await expectAccessible(admin.page);
    await admin.follows('Operatore e agente');
    await admin.fills('IBAN del conto', 'IT60X0542811101000000123456');
    await admin.fills('Motivo della modifica', 'Conto per i bonifici');
    await admin.fills('Password attuale', password);
    await admin.presses('Salva le impostazioni');
    await admin.sees('Impostazioni salvate: valgono da subito');
    await expectAccessible(admin.page);
  });

  test('makes an agent premium, whose open menu has the new tools at once', async () => {
    const agent = await stage.arrives('the agent', 'agent@demo.test', '/');
    const admin = await stage.arrives('the administrator', 'admin@demo.test', '/admin?section=agents');
    await admin.fills('Cerca per nome o email', 'agent@demo.test');
    await admin.presses(`Cambia il tipo di ${demoAgent.name}`);
    await admin.page.getByRole('radio', { name: 'Premium' }).check();
    await expectAccessible(admin.page);
    await admin.presses('Cambia il tipo', admin.page.getByRole('dialog'));
    await admin.sees('Il tipo di agente è cambiato');
    await agent.page.getByRole('navigation').getByRole('link', { name: 'Indicatori' }).first().waitFor();
  });

  test('invites somebody to the staff, hands the support over, and ends a session', async () => {
    const admin = await stage.arrives('the administrator', 'admin@demo.test', '/admin?section=staff');
    await admin.presses('Invita nello staff');
    const dialog = admin.page.getByRole('dialog');
    await admin.fills('Nome', 'Ada', dialog);
    await admin.fills('Cognome', 'Neri', dialog);
    await admin.fills('Email', 'ada.neri@staff.example', dialog);
    await admin.fills('Password attuale', password, dialog);
    await expectAccessible(admin.page);
    await admin.presses('Invia l’invito', dialog);
    await admin.sees('Invito inviato');
    const mail = await stage.service.mailTo('ada.neri@staff.example');
    expect(mail.subject).toBe('Il tuo accesso allo staff di Trattativa');
    await admin.presses('Affida l’assistenza: Ada Neri');
    await admin.fills('Password attuale', password, dialog);
    await admin.presses('Affida l’assistenza', dialog);
    await admin.sees(/^Le conversazioni di assistenza vanno ora/);
    await expectAccessible(admin.page);

    const coach = await stage.arrives('the coach', 'coach@demo.test', '/');
    await admin.follows('Sessioni');
    await admin.fills('Cerca per nome o email', 'coach@demo.test');
    const row = admin.page.getByRole('row').filter({ hasText: 'coach@demo.test' });
    await admin.presses(/^Termina le sessioni di/, row);
    await admin.presses('Termina le sessioni', dialog);
    await admin.sees('Le sessioni dell’account sono terminate');
    await coach.isAt('/home');
  });
});

test('staff are told that the administration is not theirs', async () => {
  const staff = await stage.arrives('staff', 'staff@demo.test', '/admin');
  expect(await staff.page.getByText('Salva le impostazioni').count()).toBe(0);
});
