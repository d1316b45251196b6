import type { Level } from '@trattativa/domain/people/levels';
import { contractualStatus } from '@trattativa/domain/people/players/contractual-statuses';
import { foot } from '@trattativa/domain/people/players/feet';
import { daysAfter } from '@trattativa/domain/platform/plain-date';
import Stripe from 'stripe';
import type { ReportTime } from '../../src/billing/test-provider/test-provider.ts';
import { TestProvider } from '../../src/billing/test-provider/test-provider.ts';
import { dayOf } from '../../src/platform/clock.ts';
import type { Job } from '../../src/platform/jobs/jobs.ts';
import type { TestApp } from '../stage/build-test-app.ts';
import { makeViewedDeal } from './deals.ts';
import { makePlayerAccount, makeStaff, type Person } from './people.ts';
import { signByClub } from './signatures.ts';

/** A registered adult player with a complete profile. */
export async function makeBuyer(app: TestApp): Promise<Person & { playerId: number }> {
  const player = await makePlayerAccount(app);
  await app.services.db
    .updateTable('players')
    .set({
      nationality: 'IT',
      country: 'IT',
      foot: foot.right,
      height_cm: 182,
      contractual_status: contractualStatus.free,
      phone: '+39 049 1234567',
      search_levels: [3],
      updated_at: app.clock.now(),
    })
    .where('id', '=', player.playerId)
    .execute();
  return player;
}

/** The test provider of an application that has it. */
export function testProviderOf(app: TestApp): TestProvider {
  const { payments } = app.services;
  if (!(payments instanceof TestProvider)) throw new Error('The test provider is not set up.');
  return payments;
}

/** The id of the provider's page in its address. */
export function pageOf(url: string): string {
  return new URL(url).pathname.split('/').at(-1) ?? '';
}

/** Pays on the test provider's page as a person does; answers where the browser is sent. */
export async function pay(
  app: TestApp,
  url: string,
  choice: { card?: string; report?: ReportTime } = {},
): Promise<string | undefined> {
  const form = new URLSearchParams({ card: choice.card ?? 'success', report: choice.report ?? 'now' });
  const answer = await app.app.http.inject({
    method: 'POST',
    url: new URL(url).pathname,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: form.toString(),
  });
  return answer.headers.location;
}

/** A player whose representation is active. */
export async function makeRepresented(app: TestApp): Promise<Person & { playerId: number }> {
  const buyer = await makeBuyer(app);
  const { url } = (await app.call(buyer.token, 'Payment/StartActivation', { immediateStart: true })).ok;
  await pay(app, url);
  return buyer;
}

/**
 * Signs a negotiation of a player: of a record of an agent's portfolio that is linked to the account. Reactions have run
 * when it is done.
 */
export async function signDealOf(
  app: TestApp,
  accountId: number,
  options: { level?: Level } = {},
): Promise<{ negotiationId: number; playerId: number }> {
  const deal = await makeViewedDeal(app, { linkedAccountId: accountId, ...options });
  const { negotiationId, version } = deal;
  const byClub = await signByClub(app, deal.club.token, { negotiationId, version });
  const confirmed = { negotiationId, version: byClub.ok.negotiation.version };
  const done = await app.call(deal.agent.token, 'Negotiation/ConfirmSignature', confirmed);
  if (done.status !== 200) throw new Error(done.problem.detail);
  await app.settle();
  return { negotiationId, playerId: deal.playerId };
}

/** Staff end the registration of a signature today, so that the player may sign again. */
export async function endRegistrationOf(app: TestApp, playerId: number): Promise<void> {
  const staff = await makeStaff(app);
  const { items } = (await app.call(staff.token, 'Registration/GetPlayerRegistrations', { playerId })).ok;
  await app.call(staff.token, 'Registration/EndRegistration', {
    registrationId: items[0]?.id as number,
    endedOn: daysAfter(dayOf(app.clock.now()), -1),
    reason: 'Risoluzione consensuale depositata',
  });
}

/** An event in Stripe's format, as bytes with the signature that the library makes for tests. */
export function signedEvent(
  app: TestApp,
  event: { id: string; type: string; object: object },
  options: { timestamp?: number; secret?: string } = {},
): { body: string; signature: string } {
  const body = JSON.stringify({
    id: event.id,
    object: 'event',
    type: event.type,
    data: { object: event.object },
  });
  const signature = Stripe.webhooks.generateTestHeaderString({
    payload: body,
    secret: options.secret ?? app.services.payments?.webhookSecret ?? '',
    timestamp: options.timestamp ?? Math.floor(app.clock.now().getTime() / 1000),
  });
  return { body, signature };
}

/** Posts bytes to the webhook; answers the HTTP status. */
export async function postEvent(app: TestApp, body: string, signature?: string): Promise<number> {
  const answer = await app.app.http.inject({
    method: 'POST',
    url: '/api/Payment/Webhook',
    headers: {
      'content-type': 'application/json; charset=utf-8',
      ...(signature !== undefined && { 'stripe-signature': signature }),
    },
    payload: body,
  });
  return answer.statusCode;
}

/** Runs one job now, as the queue would. */
export async function runJob(app: TestApp, job: Job): Promise<void> {
  await job.run(app.services, {});
  await app.settle();
}
