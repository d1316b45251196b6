import { describe, expect, test } from 'vitest';
import { expectAccessible } from '../stage/expect-accessible.ts';
import { openStage } from '../stage/open-stage.ts';
import type { Person } from '../stage/person.ts';

const stage = openStage();

const buyer = 'player@demo.test';

const heading = (player: Person, name: string | RegExp) =>
  player.page.getByRole('heading', { name }).first().waitFor();

async function beginActivation(player: Person): Promise<void> {
  await player.page.getByLabel(/^Ho letto come funziona/).check();
  await player.page.getByLabel(/^Chiedo che il servizio cominci subito/).check();
  await player.page.getByRole('button', { name: 'Paga € 18 e attiva' }).click();
  await onTestPage(player);
}

const onTestPage = (player: Person) => heading(player, 'Pagamento di prova');

async function choose(player: Person, card: string, report = 'Subito'): Promise<void> {
  await player.page.getByLabel(card, { exact: true }).check();
  await player.page.getByLabel(report, { exact: true }).check();
}

/** Pays and closes the tab as soon as the provider has taken the card: the way back is never walked. */
async function paysAndClosesTheTab(player: Person, report: string): Promise<void> {
  await choose(player, 'Carta che funziona', report);
  const taken = player.page.waitForResponse((answer) => answer.status() === 303);
  await player.page.getByRole('button', { name: 'Paga', exact: true }).click({ noWaitAfter: true });
  await taken;
  // The whole window: closing the page alone can wait for ever on the way back that has just begun.
  await player.context.close();
}

async function statusOf(email: string): Promise<string> {
  const { service } = stage;
  const { status } = await service.call(await service.tokenOf(email), 'Representation/GetRepresentation', {});
  return status;
}

/** Ends a representation, so that it can be bought again. */
async function refunds(email: string): Promise<void> {
  const { service } = stage;
  const [staff, player] = [await service.tokenOf('staff@demo.test'), await service.tokenOf(email)];
  const { items } = await service.call(player, 'Payment/GetPayments', { status: 'paid' });
  await service.call(staff, 'Payment/RefundPayment', { paymentId: items[0]?.id ?? 0, reason: 'Prova' });
}

describe('the report of the provider', () => {
  test('comes before the browser is back: the other tab shows it by itself, and the way back says so', async () => {
    const email = 'calciatore4@giocatori.demo.test';
    const player = await stage.arrives('the player', email, '/procuraPayment');
    await beginActivation(player);
    const { service } = stage;
    const [payment] = (await service.call(await service.tokenOf(email), 'Payment/GetPayments', {})).items;
    const elsewhere = await stage.arrives('the same player on a phone', email, '/procuraPayment');
    await elsewhere.page.getByText('In attesa di pagamento', { exact: true }).first().waitFor();
    const body = new URLSearchParams({ card: 'success', report: 'now' });
    expect((await fetch(player.page.url(), { method: 'POST', body, redirect: 'manual' })).status).toBe(303);
    await elsewhere.page.getByText(/^Attiva dal/).waitFor();
    await player.opens(`/procuraPayment/${payment?.id}`);
    await heading(player, 'Pagamento riuscito: il servizio di rappresentanza è attivo');
    await refunds(email);
  });

  test.each([
    [
      'late',
      'In ritardo, dopo 90 secondi',
      'calciatore4@giocatori.demo.test',
      91,
      'send-test-payment-events',
    ],
    ['never, and the service asks', 'Mai', buyer, 125, 'ask-open-payments'],
  ])(
    'comes %s after the tab was closed: the representation is active all the same',
    async (_when, report, email, seconds, job) => {
      const player = await stage.arrives('the player', email, '/procuraPayment');
      await beginActivation(player);
      await paysAndClosesTheTab(player, report);
      expect(await statusOf(email)).toBe('awaitingPayment');
      const later = await stage.arrives('the player in another tab', email, '/procura');
      await stage.service.advanceClock(seconds);
      // The job runs every minute.
      await stage.service.runsJob(job);
      await later.page
        .getByText(/^Attiva dal/)
        .first()
        .waitFor();
      await expectAccessible(later.page);
      const { service } = stage;
      const { items } = await service.call(await service.tokenOf(email), 'Payment/GetPayments', {});
      expect(items[0]?.status).toBe('paid');
    },
  );
});

/** The player signs with the demo club; the demo agent keeps a record of the player. Other tests show these screens. */
async function signs(): Promise<void> {
  const { service } = stage;
  const [agent, club] = (await Promise.all(
    ['agent@demo.test', 'club@demo.test'].map((email) => service.tokenOf(email)),
  )) as [string, string];
  const { name, surname } = await service.call(await service.tokenOf(buyer), 'Account/GetMyProfile', {});
  const { items: records } = await service.call(agent, 'Agent/GetAgentPlayerList', { text: surname });
  const record = records.find((player) => player.name === name && player.surname === surname);
  const { profileId: teamId } = await service.call(club, 'Account/GetMyProfile', {});
  const { items } = await service.call(agent, 'Negotiation/CreateNegotiation', {
    playerId: record?.id ?? 0,
    level: 3,
    teamIds: [teamId ?? 0],
  });
  const negotiationId = items[0]?.id ?? 0;
  await service.confirmProposalOf(negotiationId);
  const opened = await service.call(club, 'Negotiation/OpenNegotiation', { negotiationId });
  const signed = await service.call(club, 'Negotiation/SignNegotiation', {
    negotiationId,
    version: opened.version,
  });
  const { version } = signed.negotiation;
  await service.call(agent, 'Negotiation/ConfirmSignature', { negotiationId, version });
}

describe('the final balance', () => {
  const payBalance = 'Paga il saldo di € 382';

  test('is announced on the open screen when a negotiation is signed, and paid after a refusal and the bank', async () => {
    const player = await stage.arrives('the player', buyer, '/procuraPayment');
    await player.page
      .getByText(/^Attiva dal/)
      .first()
      .waitFor();
    expect(await player.page.getByRole('button', { name: /^Paga il saldo/ }).count()).toBe(0);
    await signs();
    await player.page.getByRole('button', { name: payBalance }).waitFor();
    await player.page.getByText('Hai firmato: Serie D (4º livello). Il prezzo è € 400').waitFor();
    await expectAccessible(player.page);

    await player.page.getByRole('button', { name: payBalance }).dblclick();
    await onTestPage(player);
    await player.page.getByText('€ 382').first().waitFor();
    await choose(player, 'Carta rifiutata');
    await player.page.getByRole('button', { name: 'Paga', exact: true }).click();
    await player.page.getByRole('alert').waitFor();

    // Left, and continued from the list of payments.
    await player.page.getByRole('link', { name: 'Torna indietro senza pagare' }).click();
    await heading(player, 'La carta è stata rifiutata');
    await player.opens('/procuraPayment');
    await player.page.getByRole('button', { name: payBalance }).click();
    await onTestPage(player);
    await choose(player, 'Carta con conferma della banca (3-D Secure)');
    await player.page.getByRole('button', { name: 'Paga', exact: true }).click();
    await player.page.getByRole('button', { name: 'Conferma' }).click();
    await heading(player, 'Saldo pagato: non devi altro per questa rappresentanza');
    await expectAccessible(player.page);

    await player.page.goBack();
    await player.opens('/procuraPayment');
    await player.page.getByText('Pagato', { exact: true }).first().waitFor();
    expect(await player.page.getByRole('button', { name: /^Paga il saldo/ }).count()).toBe(0);
    await player.opens('/invoicesPlayers');
    await player.follows(/Saldo finale della rappresentanza/);
    await player.sees('€ 382');
    await player.sees('€ 400');
    await expectAccessible(player.page);
  });

  test('stands with staff as paid, with its two invoices', async () => {
    const staff = await stage.arrives('staff', 'staff@demo.test', '/payments');
    await staff.page
      .getByRole('row', { name: /Nicolò Serra.*Saldo finale.*€ 382/ })
      .first()
      .waitFor();
    await expectAccessible(staff.page);
    await staff.opens('/invoicesPlayers?text=Serra');
    await staff.sees('Saldo finale della rappresentanza');
    await staff.sees('Attivazione della rappresentanza');
  });
});
