import type { App } from '../../app.ts';
import { findOpenPayment } from '../../billing/payments/payments.repository.ts';
import { askProvider } from '../../billing/payments/provider/ask-provider.ts';
import { startActivation } from '../../billing/payments/start-activation.ts';
import { TestProvider } from '../../billing/test-provider/test-provider.ts';
import type { Actor } from '../../platform/actor.ts';
import { addDays } from '../../platform/clock.ts';
import { assertFound } from '../../platform/database/assert-found.ts';
import type { Call } from '../../platform/http/call.ts';
import type { Services } from '../../platform/services.ts';
import { listRepresentations } from '../../representation/subscriptions/subscriptions.repository.ts';
import { withdraw } from '../../representation/subscriptions/withdraw.ts';
import { Past, playerActor } from '../past.ts';
import { insertDemoOwnRecord } from './demo-representations.repository.ts';

/**
 * Paid representations: one that runs since two months, and one that its player withdrew from, whose refund waits for staff.
 * player@demo.test has none and can buy it.
 */
export async function playDemoRepresentations(app: App, today: Date): Promise<void> {
  // With the keys of Stripe nothing is bought in anybody's name.
  if (!(app.services.payments instanceof TestProvider)) return;
  const past = new Past(app, addDays(today, -58));
  const represented = await buyer(past, 'calciatore2@giocatori.demo.test');
  await buyDemoRepresentation(past, represented);
  await past.goTo(addDays(today, -4));
  const withdrawing = await buyer(past, 'calciatore4@giocatori.demo.test');
  await buyDemoRepresentation(past, withdrawing);
  await past.wait(60 * 26);
  await past.act(withdraw, withdrawing, {});
  await past.settle();
}

async function buyer(past: Past, email: string): Promise<Actor> {
  return playerActor(await insertDemoOwnRecord(past.db, email, past.now));
}

async function buyDemoRepresentation(past: Past, actor: Actor): Promise<void> {
  const { url } = await past.act(startActivation, actor, { immediateStart: true });
  await past.wait(3);
  await past.act(payDemoPage, actor, url.slice(url.lastIndexOf('/') + 1));
  await past.settle();
}

/** Pays on the provider's page, and brings the payment there at the time of the past. */
async function payDemoPage(services: Services, { input: pageId, actor }: Call<string>): Promise<void> {
  const { payments, db } = services;
  if (!(payments instanceof TestProvider)) return;
  await payments.pay(pageId, 'never');
  const [representation] = await listRepresentations(db, actor.accountId);
  const payment = await findOpenPayment(db, assertFound(representation).id, 'activation');
  await askProvider(services, assertFound(payment));
}
