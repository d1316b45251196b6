import { describe, expect, test } from 'vitest';
import { expectAccessible } from '../stage/expect-accessible.ts';
import { openStage } from '../stage/open-stage.ts';
import type { Person } from '../stage/person.ts';

const stage = openStage();

const terms = /^Ho letto come funziona/;
const immediate = /^Chiedo che il servizio cominci subito/;
const payNow = 'Paga € 18 e attiva';

/** The test provider's page: no screen of the application, so it is waited for by its own heading. */
async function onTestPage(player: Person): Promise<void> {
  await player.page.getByRole('heading', { name: 'Pagamento di prova' }).waitFor();
  await player.page.getByText('TEST', { exact: true }).waitFor();
}

async function accept(player: Person): Promise<void> {
  await player.page.getByLabel(terms).check();
  await player.page.getByLabel(immediate).check();
}

async function choose(player: Person, card: string, report = 'Subito'): Promise<void> {
  await player.page.getByLabel(card, { exact: true }).check();
  await player.page.getByLabel(report, { exact: true }).check();
  await player.page.getByRole('button', { name: 'Paga', exact: true }).click();
}

const heading = (player: Person, name: string | RegExp) =>
  player.page.getByRole('heading', { name }).first().waitFor();

async function countPayments(email: string): Promise<number> {
  const { service } = stage;
  return (await service.call(await service.tokenOf(email), 'Payment/GetPayments', {})).total;
}

describe('a player buys the representation', () => {
  test('reads prices and terms, is refused a card, confirms at the bank with another, and is represented', async () => {
    const player = await stage.arrives('the player', 'player@demo.test', '/procuraPayment');
    await player.seesScreen('Rappresentanza sportiva');
    await player.page.getByRole('row', { name: /1º livello.*€ 1\.500.*€ 1\.482/ }).waitFor();
    await player.page.getByRole('row', { name: /Settore giovanile.*€ 100.*€ 82/ }).waitFor();
    await expectAccessible(player.page);

    // Nothing is paid before both things are accepted.
    await player.page.getByRole('button', { name: payNow }).click();
    await player.page.getByText('Questo campo è obbligatorio').first().waitFor();
    await accept(player);
    const before = await countPayments('player@demo.test');
    await player.page.getByRole('button', { name: payNow }).dblclick();
    await onTestPage(player);
    expect(await countPayments('player@demo.test')).toBe(before + 1);
    await expectAccessible(player.page);

    await choose(player, 'Carta rifiutata');
    await player.page
      .getByRole('alert')
      .getByText(/è stata rifiutata/)
      .waitFor();

    // The way back without paying: nothing is charged, and the payment can be continued.
    await player.page.getByRole('link', { name: 'Torna indietro senza pagare' }).click();
    await heading(player, 'La carta è stata rifiutata');
    await expectAccessible(player.page);
    await player.page.getByRole('link', { name: 'Riprova a pagare' }).click();
    await onTestPage(player);

    await choose(player, 'Carta con conferma della banca (3-D Secure)');
    await heading(player, 'La banca di prova ti chiede conferma');
    await expectAccessible(player.page);
    await player.page.getByRole('button', { name: 'Conferma' }).click();
    await heading(player, 'Pagamento riuscito: il servizio di rappresentanza è attivo');
    await expectAccessible(player.page);

    // The back button leads to a page that is closed, not to a second payment.
    await player.page.goBack();
    await player.page
      .getByRole('link', { name: 'Torna a Trattativa' })
      .or(player.page.getByRole('heading', { name: 'Il tuo pagamento' }))
      .first()
      .waitFor();
    await player.page.goto(`${stage.service.address}/#/procuraPayment`);
    await player.page.getByText(/^Attiva dal/).waitFor();
    expect(await player.page.getByRole('button', { name: payNow }).count()).toBe(0);
    await expectAccessible(player.page);
  });

  test('withdraws, and staff find the refund that is owed and make it with a reason', async () => {
    const player = await stage.arrives('the player', 'player@demo.test', '/procuraPayment');
    await player.page.getByRole('button', { name: 'Recedi dal contratto' }).click();
    const dialog = player.page.getByRole('dialog');
    await dialog.getByText('La rappresentanza finisce subito.', { exact: false }).waitFor();
    await expectAccessible(player.page);
    await dialog.getByRole('button', { name: 'Recedi dal contratto' }).click();
    await player.page.getByText(/^È finita perché hai esercitato il recesso/).waitFor();

    const staff = await stage.arrives('staff', 'staff@demo.test', '/payments?waiting=1');
    await staff.seesScreen('Pagamenti');
    await expectAccessible(staff.page);
    await staff.page.getByRole('button', { name: 'Rimborsa € 18 a Nicolò Serra' }).click();
    await staff.page.getByRole('dialog').getByLabel('Motivo').fill('Recesso entro 14 giorni');
    await expectAccessible(staff.page);
    await staff.page.getByRole('dialog').getByRole('button', { name: 'Rimborsa' }).click();
    await staff.page.getByText('Rimborso eseguito').first().waitFor();
    await player.page.getByText('Rimborsato').waitFor();
  });

  test('comes back before a late confirmation, and is represented all the same', async () => {
    const player = await stage.arrives('the player', 'player@demo.test', '/procuraPayment');
    await accept(player);
    await player.page.getByRole('button', { name: payNow }).click();
    await onTestPage(player);
    // The tab is closed on the provider's page and opened again: the same payment goes on.
    await player.page.goto(`${stage.service.address}/#/procuraPayment`);
    await player.page.getByRole('link', { name: 'Continua il pagamento' }).click();
    await heading(player, 'Il pagamento non è ancora confermato');
    await expectAccessible(player.page);
    await player.page.getByRole('link', { name: 'Continua il pagamento' }).click();
    await onTestPage(player);
    await choose(player, 'Carta che funziona', 'Mai');
    await heading(player, 'Pagamento riuscito: il servizio di rappresentanza è attivo');
  });

  test('opened without paying, the address of a success shows nothing paid', async () => {
    const other = await stage.arrives('another player', 'calciatore4@giocatori.demo.test', '/procuraPayment');
    await accept(other);
    await other.page.getByRole('button', { name: payNow }).click();
    await onTestPage(other);
    const token = await stage.service.tokenOf('calciatore4@giocatori.demo.test');
    const { items } = await stage.service.call(token, 'Payment/GetPayments', {});
    await other.page.goto(`${stage.service.address}/#/procuraPayment/${items[0]?.id}?outcome=success`);
    await heading(other, 'Il pagamento non è ancora confermato');
    const { status } = await stage.service.call(token, 'Representation/GetRepresentation', {});
    expect(status).toBe('awaitingPayment');
  });
});
