import { describe, expect, test } from 'vitest';
import { openStage } from '../stage/open-stage.ts';

const stage = openStage({ isKilled: true });
const login = 'player@demo.test';

/** Sends the form of the test provider's page without waiting for its answer. */
function sendCard(url: string): Promise<unknown> {
  const body = new URLSearchParams({ card: 'success', report: 'now' });
  return fetch(url, { method: 'POST', body, redirect: 'manual' }).catch(() => null);
}

describe('a server that is killed', () => {
  test.each([0, 1, 4, 12])(
    '%i answers after the card was sent has one payment and one term after its restart',
    async (answers) => {
      const url = await startPaying();
      const sent = sendCard(url);
      for (let answer = 0; answer < answers; answer += 1) await fetch(`${stage.service.address}/healthz`);
      await stage.service.kill();
      await sent;
      await expectPaidOnceAfterRestart(url);
    },
  );

  // The tables that the transaction of a report writes, in its order.
  test.each(['payment_events', 'representations', 'payments', 'journal_rows', 'player_invoices', 'events'])(
    'in the middle of a report, while it writes %s, has one payment and one term after its restart',
    async (table) => {
      const { service } = stage;
      const url = await startPaying();
      const held = await service.holdWrites(table);
      const sent = sendCard(url);
      await held.reached();
      await service.kill();
      await held.release();
      await sent;
      await expectPaidOnceAfterRestart(url);
    },
  );

  async function startPaying(): Promise<string> {
    const { service } = stage;
    const buyer = await service.tokenOf(login);
    const { status } = await service.call(buyer, 'Representation/GetRepresentation', {});
    if (status === 'active') await endIt();
    return (await service.call(buyer, 'Payment/StartActivation', { immediateStart: true })).url;
  }

  async function expectPaidOnceAfterRestart(url: string): Promise<void> {
    const { service } = stage;
    await service.startAgain();
    const token = await service.tokenOf(login);
    const [open] = (await service.call(token, 'Payment/GetPayments', {})).items;
    const paymentId = open?.id ?? 0;
    const { payment } = await service.call(token, 'Payment/GetPaymentReturn', { paymentId });
    // The card may not have arrived before the kill: then the page is still open, and is paid now.
    if (payment.status !== 'paid') await sendCard(url);
    await service.call(token, 'Payment/GetPaymentReturn', { paymentId });
    const shown = await service.call(token, 'Representation/GetRepresentation', {});
    const { items } = await service.call(token, 'Payment/GetPayments', { status: 'paid' });
    expect([shown.status, items.length, items[0]?.id]).toEqual(['active', 1, paymentId]);
  }

  async function endIt(): Promise<void> {
    const { service } = stage;
    const staff = await service.tokenOf('staff@demo.test');
    const player = await service.tokenOf(login);
    const { items } = await service.call(player, 'Payment/GetPayments', { status: 'paid' });
    const refund = { paymentId: items[0]?.id ?? 0, reason: 'Prova' };
    await service.call(staff, 'Payment/RefundPayment', refund);
  }
});
