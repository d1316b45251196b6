import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { expectAccessible } from '../stage/expect-accessible.ts';
import { openStage } from '../stage/open-stage.ts';
import type { Person } from '../stage/person.ts';

const stage = openStage();

/** The administrator sets who runs the platform, and the player pays, through the API; other tests cover these screens. */
async function setOperator(): Promise<void> {
  const { service } = stage;
  const admin = await service.tokenOf('admin@demo.test');
  const { version, settings } = await service.call(admin, 'Settings/GetSettings', {});
  const operator = {
    ...settings.invoices.operator,
    name: 'Trattativa S.r.l.',
    address: 'Via Garibaldi 7',
    postcode: '35121',
    city: 'Padova',
    province: 'PD',
    vatNumber: '12345678903',
  };
  await service.call(admin, 'Settings/SaveSettings', {
    version,
    reason: 'Dati del gestore',
    settings: { invoices: { ...settings.invoices, operator } },
    currentPassword: 'Trattativa-demo-1',
  });
}

async function payActivation(): Promise<void> {
  const token = await stage.service.tokenOf('player@demo.test');
  const { url } = await stage.service.call(token, 'Payment/StartActivation', { immediateStart: true });
  const answer = await fetch(url, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ card: 'success', report: 'now' }),
  });
  expect(answer.status).toBe(303);
}

async function downloads(
  person: Person,
  button: RegExp | string,
): Promise<{ name: string; content: Buffer }> {
  const [file] = await Promise.all([person.page.waitForEvent('download'), person.presses(button)]);
  return { name: file.suggestedFilename(), content: await readFile(await file.path()) };
}

describe('invoices to players', () => {
  test('the player finds the invoice of a payment at once, completes the billing details and has PDF and XML', async () => {
    await setOperator();
    const player = await stage.arrives('the player', 'player@demo.test', '/invoicesPlayers');
    await player.seesScreen(/^Fatture calciatori/);
    await player.sees('Ancora nessuna fattura');
    await expectAccessible(player.page);
    await payActivation();
    await player.follows(/Attivazione della rappresentanza/);
    await player.seesScreen(/^Fattura P \d+\//);
    await player.sees('€ 3,25');
    await player.sees('Pagato');
    await expectAccessible(player.page);
    expect((await downloads(player, /^Scarica il PDF/)).name).toMatch(/^fattura-P-\d+-\d{4}\.pdf$/);

    await player.sees('il codice fiscale del cliente');
    await player.presses('Completa i dati di fatturazione');
    const dialog = player.page.getByRole('dialog');
    await player.fills('Codice fiscale', 'RSSMRA80A01H501X', dialog);
    await player.fills('Via e numero civico', 'Via Roma 1', dialog);
    await player.fills('CAP', '35121', dialog);
    await player.fills('Città', 'Padova', dialog);
    await expectAccessible(player.page);
    player.expects(/400.*SaveBillingDetails/);
    await player.presses('Salva i dati', dialog);
    await dialog.getByText('Valore non valido').first().waitFor();
    await player.fills('Codice fiscale', 'RSSMRA80A01H501U', dialog);
    await player.presses('Salva i dati', dialog);
    await player.sees(/^Il file XML è completo/);
    const { name, content } = await downloads(player, /^Scarica l’XML/);
    expect(name).toMatch(/^IT12345678903_[0-9A-Z]{5}\.xml$/);
    expect(content.toString()).toContain('<CodiceFiscale>RSSMRA80A01H501U</CodiceFiscale>');
  });

  test('staff find it among all invoices and take the electronic invoices of the month', async () => {
    const staff = await stage.arrives('staff', 'staff@demo.test', '/invoicesPlayers');
    await staff.seesScreen(/^Fatture calciatori/);
    await staff.sees('Nicolò Serra');
    await expectAccessible(staff.page);
    await staff.presses('Fatture elettroniche');
    await staff.sees(/^\d+ file pront[oi]$/);
    await expectAccessible(staff.page);
    const { name, content } = await downloads(staff, 'Scarica lo ZIP');
    expect(name).toMatch(/^fatture-elettroniche-\d{4}-\d{2}\.zip$/);
    expect(content.subarray(0, 2).toString()).toBe('PK');
  });

  test('staff note that the exchange system refused a file, and send the next one', async () => {
    const staff = await stage.arrives('staff', 'staff@demo.test', '/invoicesPlayers?text=Serra');
    await staff.sees('Nicolò Serra');
    await staff.follows(/Attivazione della rappresentanza/);
    await staff.seesScreen(/^Fattura P \d+\//);
    const first = await downloads(staff, /^Scarica l’XML/);
    await staff.presses(`Rifiutato dallo SdI: ${first.name}`);
    const dialog = staff.page.getByRole('dialog');
    await staff.presses('Segna come rifiutato', dialog);
    await dialog.getByText('Questo campo è obbligatorio').first().waitFor();
    await staff.fills('Che cosa ha risposto', '00311: CodiceDestinatario non valido', dialog);
    await expectAccessible(staff.page);
    await staff.presses('Segna come rifiutato', dialog);
    await staff.sees('File rifiutati');
    await staff.sees('00311: CodiceDestinatario non valido');
    await expectAccessible(staff.page);
    const second = await downloads(staff, /^Scarica l’XML/);
    expect([/^IT12345678903_[0-9A-Z]{5}\.xml$/.test(second.name), second.name === first.name]).toEqual([
      true,
      false,
    ]);
  });

  test('a refund shows its credit note to the player at once', async () => {
    const player = await stage.arrives('the player', 'player@demo.test', '/invoicesPlayers');
    await player.follows(/Attivazione della rappresentanza/);
    await player.seesScreen(/^Fattura P \d+\//);
    const { service } = stage;
    const own = await service.tokenOf('player@demo.test');
    const { items } = await service.call(own, 'Payment/GetPayments', { status: 'paid' });
    const paymentId = items[0]?.id ?? 0;
    const staff = await service.tokenOf('staff@demo.test');
    await service.call(staff, 'Payment/RefundPayment', { paymentId, reason: 'Recesso entro 14 giorni' });
    await player.sees(/^NCP \d+\//);
    await player.sees('Rimborsato');
    await expectAccessible(player.page);
    expect((await downloads(player, /^Scarica il PDF: NCP/)).name).toMatch(
      /^nota-di-credito-NCP-\d+-\d{4}\.pdf$/,
    );
  });
});
