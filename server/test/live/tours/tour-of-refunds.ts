import { refundObject } from '../../factories/fake-refunds.ts';
import {
  makeBuyer,
  makeRepresented,
  pay,
  postEvent,
  signDealOf,
  signedEvent,
  testProviderOf,
} from '../../factories/payments.ts';
import { makeStaff } from '../../factories/people.ts';
import type { TestApp } from '../../stage/build-test-app.ts';
import { Stage } from '../stage.ts';

/** What a provider reports of a payment when something went wrong, and what staff do about it. */
export async function playTroubleWithMoney(app: TestApp): Promise<Stage> {
  const player = await makeRepresented(app);
  const staff = await makeStaff(app);
  const stage = new Stage(app);
  const [payment] = (await stage.call(player, 'Payment/GetPayments', {})).items;
  const [invoice] = (await stage.call(player, 'Invoice/GetPlayerInvoices', {})).items;
  const paymentId = payment?.id as number;
  const playerInvoiceId = invoice?.id as number;
  await stage.show({ player, staff }, { playerId: player.playerId, paymentId, playerInvoiceId });
  const provider = testProviderOf(app);
  const charge = await chargeOf(app, paymentId);
  const reported = async (type: string, object: object) => {
    const { body, signature } = signedEvent(app, { id: `evt_${type}`, type, object });
    await postEvent(app, body, signature);
  };
  await stage.act('the exchange system refused the file of the invoice', async () => {
    const { electronic } = await stage.call(staff, 'Invoice/GetPlayerInvoice', { playerInvoiceId });
    const named = {
      kind: 'playerInvoice',
      documentId: playerInvoiceId,
      fileName: electronic?.fileName as string,
    };
    await stage.call(staff, 'Invoice/MarkElectronicRefused', { ...named, reason: 'Scartato' } as never);
  });
  const beyond = { refundId: 're_beyond', amountCents: 99_999, status: 'succeeded' } as const;
  await stage.act('a refund of more than was paid is reported', () =>
    reported('refund.created', refundObject(charge, beyond)),
  );
  await stage.act('staff have looked at the report', async () => {
    const { items } = await stage.call(staff, 'Payment/GetPayments', {});
    const reportId = items.find(({ id }) => id === paymentId)?.unapplied[0]?.id as number;
    await stage.call(staff, 'Payment/SettleReport', { reportId });
  });
  await stage.act('staff refund the payment', () =>
    stage.call(staff, 'Payment/RefundPayment', { paymentId, reason: 'Recesso' }),
  );
  await stage.act('the refund comes back', async () => {
    const [refund] = await provider.listRefunds(charge);
    if (refund) await reported('refund.failed', refundObject(charge, { ...refund, status: 'failed' }));
  });
  return stage;
}

/** What the provider calls the charge of a payment. */
async function chargeOf(app: TestApp, paymentId: number): Promise<string> {
  const { provider_payment_id: charge } = await app.services.db
    .selectFrom('payments')
    .select('provider_payment_id')
    .where('id', '=', paymentId)
    .executeTakeFirstOrThrow();
  return charge as string;
}

/** A representation whose end and whose balance come near, and one that is withdrawn from. */
export async function playEndsOfRepresentations(app: TestApp): Promise<Stage> {
  const player = await makeRepresented(app);
  const other = await makeBuyer(app);
  const stage = new Stage(app);
  const staff = await makeStaff(app);
  await stage.show({ player, other, staff }, { playerId: other.playerId });
  const [payment] = (await stage.call(player, 'Payment/GetPayments', {})).items;
  const charge = await chargeOf(app, payment?.id as number);
  const provider = testProviderOf(app);
  await stage.act('a payment is disputed', () => provider.dispute(charge, 'needs_response'));
  await stage.act('the dispute is lost', () => provider.dispute(charge, 'lost'));
  let url = '';
  await stage.act('another player begins a representation', async () => {
    ({ url } = await stage.call(other, 'Payment/StartActivation', { immediateStart: true }));
  });
  await stage.act('the other player pays', () => pay(app, url));
  await stage.act('the other player withdraws', () => stage.call(other, 'Representation/Withdraw', {}));
  await signDealOf(app, player.accountId);
  await stage.later({ days: 40 });
  await stage.act('the balance is due', () => stage.job('sweep-representations'));
  await stage.later({ days: 300 });
  await stage.act('the representation ends soon', () => stage.job('sweep-representations'));
  return stage;
}
