import { contractualStatus } from '@trattativa/domain/people/players/contractual-statuses';
import { describe, test } from 'vitest';
import { expectAccessible } from '../stage/expect-accessible.ts';
import { makeFreePlayer, makePlayer } from '../stage/free-player.ts';
import { openStage } from '../stage/open-stage.ts';
import { zipOfPictures } from '../stage/zip-of-pictures.ts';

const stage = openStage();

const form = {
  name: 'mandato-firmato.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from(`%PDF-1.7\n${' '.repeat(900)}\n%%EOF\n`),
};

describe('a mandate of a player without a login', () => {
  test('is recorded with the signed form, and in force once staff have checked it', async () => {
    const playerId = await makeFreePlayer(stage.service, 'Pordenon');
    const agent = await stage.arrives('the agent', 'agent@demo.test', `/mandates/new?player=${playerId}`);
    await agent.sees(/registra il modulo firmato oppure invitalo/);
    await agent.fills('Percentuale della retribuzione', '5');
    await agent.page.locator('[data-field=formFileId] input[type=file]').setInputFiles(form);
    await agent.sees('mandato-firmato.pdf');
    await expectAccessible(agent.page);
    await agent.presses('Proponi il mandato');
    await agent.sees('Mandato registrato: lo staff verifica il modulo');
    await agent.sees(/non ancora confermato: entra in vigore quando chi ha firmato/);
    await agent.sees('mandato-firmato.pdf');
    await expectAccessible(agent.page);

    const staff = await stage.arrives('staff', 'staff@demo.test', '/desk?queue=recordedMandates');
    const card = staff.page.getByRole('listitem').filter({ hasText: 'Pordenon' });
    await staff.sees('mandato-firmato.pdf', card);
    await staff.sees(/5\s?% della retribuzione/, card);
    await expectAccessible(staff.page);
    await staff.presses('Il modulo corrisponde', card);
    await staff.sees('Mandato confermato');
    await staff.seesNoMore(/Pordenon/);
    await agent.sees('In vigore');
    await agent.sees(/Modulo firmato dal calciatore, verificato dallo staff \(/);
    await expectAccessible(agent.page);
  });

  test('is confirmed by the player from a mail, and the agent reads at which address', async () => {
    const playerId = await makeFreePlayer(stage.service, 'Sacilotto');
    const agent = await stage.arrives('the agent', 'agent@demo.test', `/mandates/new?player=${playerId}`);
    await agent.fills('Email del calciatore', 'sacilotto@test.example');
    await agent.presses('Proponi il mandato');
    await agent.sees(/gli abbiamo scritto all’indirizzo indicato dall’agente/);
    const mail = await stage.service.mailTo('sacilotto@test.example');
    const player = await stage.person('the player');
    await player.opens(/\/#(\/guardianMandate\/[\w-]+)/.exec(mail.text)?.[1] ?? '');
    await player.sees('Rispondi di persona, senza account.');
    await expectAccessible(player.page);
    await player.presses('Conferma il mandato');
    await player.presses('Conferma il mandato', player.page.getByRole('dialog'));
    await player.sees('In vigore');
    await agent.sees('In vigore');
    await agent.sees('Del calciatore, per email a un indirizzo indicato dall’agente');
  });

  test('is recorded with those of other clients from a ZIP, and staff read each page beside the facts', async () => {
    await makeFreePlayer(stage.service, 'Zanatta');
    await makeFreePlayer(stage.service, 'Brusaferro');
    await makePlayer(stage.service, 'Cadorin', contractualStatus.free, '2010-03-02');
    const agent = await stage.arrives('the agent', 'agent@demo.test', '/mandates');
    await agent.follows('Registra più mandati');
    await agent.sees(/Chi ha un modulo è già selezionato/);
    const forms = ['moduli/mandato_Zanatta_firmato.png', 'moduli/Cadorin Tullio.png', 'moduli/scan0001.png'];
    const zip = { name: 'moduli.zip', mimeType: 'application/zip', buffer: zipOfPictures(forms) };
    await agent.page
      .getByRole('region', { name: /Moduli firmati:/ })
      .locator('input[type=file]')
      .setInputFiles(zip);
    await agent.sees('Moduli abbinati: 2 di 3');
    await agent.chooses('Di chi è il modulo scan0001.png', 'Tullio Brusaferro (2003)');
    await agent.sees('Moduli abbinati: 3 di 3');
    await expectAccessible(agent.page);
    agent.expects(/400.*\/Mandate\/ProposePlayerMandate/);
    await agent.presses('Registra 3 mandati');
    await agent.sees('Registrati: 2. Non registrati: 1.');
    const minor = agent.page.getByRole('listitem').filter({ hasText: 'Non registrato' });
    await agent.sees('Tullio Cadorin', minor);
    await agent.sees(/genitore|tutela dei minori/, minor);
    await expectAccessible(agent.page);

    const staff = await stage.arrives('staff', 'staff@demo.test', '/desk?queue=recordedMandates');
    const card = (name: string) => staff.page.getByRole('listitem').filter({ hasText: name });
    await staff.sees('Passa al prossimo', card('Brusaferro'));
    await card('Brusaferro').getByRole('img', { name: 'scan0001.png' }).waitFor();
    await expectAccessible(staff.page);
    await staff.presses('Passa al prossimo');
    await card('Zanatta').getByRole('img', { name: 'mandato_Zanatta_firmato.png' }).waitFor();
    await staff.page.keyboard.press('1');
    await staff.sees('Mandato confermato');
    await card('Brusaferro').getByRole('img', { name: 'scan0001.png' }).waitFor();
    await staff.page.keyboard.press('1');
    await staff.seesNoMore(/Brusaferro/);
  });
});
