import Stripe from 'stripe';
import type { Clock } from '../../platform/clock.ts';
import { addDays, addMinutes } from '../../platform/clock.ts';
import type { Database, Queryable } from '../../platform/database/database.ts';
import type { Ids } from '../../platform/ids.ts';
import {
  type CheckoutState,
  type NewCheckout,
  type PaymentProvider,
  ProviderRefusal,
  type RefundState,
} from '../payments/provider/payment-provider.ts';
import { checkoutOf } from '../payments/provider/stripe-events.ts';
import { disputeObject, eventBody, intentObject, refundObject, sessionObject } from './test-events.ts';
import {
  expireCheckouts,
  findCheckout,
  findCheckoutOfIntent,
  insertCheckout,
  insertTestEvent,
  insertTestRefund,
  listDueEvents,
  listTestRefunds,
  markSent,
  moveCheckout,
  type TestCheckout,
  type TestRefund,
} from './test-provider.repository.ts';

/** When the provider reports what was done on its page. */
export const reportTimes = ['now', 'late', 'never'] as const;
export type ReportTime = (typeof reportTimes)[number];

const openHours = 24;
const lateSeconds = 90;

/** Sends the bytes of an event with their signature to the webhook, and answers the HTTP status. */
export type PostEvent = (body: string, signature: string) => Promise<number>;

/**
 * A provider for development, demo and tests that moves no money: its own page with test cards, and reports in Stripe's
 * format and signature to the same webhook. What it knows stands in tables, so that it outlives the process as a real one.
 */
export class TestProvider implements PaymentProvider {
  readonly name = 'test';
  readonly webhookSecret: string;
  readonly #db: Database;
  readonly #clock: Clock;
  readonly #ids: Ids;
  readonly #baseUrl: () => string;
  #post: PostEvent | null = null;

  constructor(parts: { db: Database; clock: Clock; ids: Ids; baseUrl: () => string }) {
    this.#db = parts.db;
    this.#clock = parts.clock;
    this.#ids = parts.ids;
    this.#baseUrl = parts.baseUrl;
    this.webhookSecret = `whsec_${parts.ids.hash('the events of the test provider').toString('hex')}`;
  }

  /** Where its events go to; by default over HTTP to the public address. */
  sendTo(post: PostEvent): void {
    this.#post = post;
  }

  async startCheckout(checkout: NewCheckout): Promise<CheckoutState> {
    const at = this.#clock.now();
    const page = {
      id: `cs_test_${this.#ids.secret()}`,
      paymentIntentId: `pi_test_${this.#ids.secret()}`,
      at,
      expiresAt: addMinutes(at, openHours * 60),
    };
    return this.#stateOf(await insertCheckout(this.#db, checkout, page));
  }

  async fetchCheckout(sessionId: string): Promise<CheckoutState> {
    await this.#expire();
    const checkout = await findCheckout(this.#db, sessionId);
    if (!checkout) throw new ProviderRefusal('missing', 'No such page');
    return this.#stateOf(checkout);
  }

  async findReference(providerPaymentId: string): Promise<string | null> {
    return (await findCheckoutOfIntent(this.#db, providerPaymentId))?.payment_reference ?? null;
  }

  async refund(refund: {
    providerPaymentId: string;
    amountCents: number;
    attemptKey: string;
  }): Promise<RefundState> {
    const at = this.#clock.now();
    return this.#db.transaction().execute(async (tx) => {
      const checkout = await findCheckoutOfIntent(tx, refund.providerPaymentId);
      if (!checkout) throw new ProviderRefusal('missing', 'No such charge');
      const wish = { id: `re_test_${this.#ids.secret()}`, checkoutId: checkout.id, at, ...refund };
      const made = await insertTestRefund(tx, wish);
      if (!made) throw new ProviderRefusal('alreadyRefunded', 'More than is left to pay back');
      if (made.isNew)
        await this.#report(tx, 'refund.created', refundObject(checkout, { ...wish, id: made.id }), 'now');
      return stateOfRefund({ id: made.id, amount_cents: wish.amountCents, attempt_key: wish.attemptKey });
    });
  }

  async listRefunds(providerPaymentId: string): Promise<RefundState[]> {
    return (await listTestRefunds(this.#db, providerPaymentId)).map(stateOfRefund);
  }

  /** The page as it is shown; null: there is none. */
  async findPage(id: string): Promise<TestCheckout | null> {
    await this.#expire();
    return findCheckout(this.#db, id);
  }

  /** The card was taken. Null: the page is no longer open. */
  async pay(id: string, time: ReportTime): Promise<TestCheckout | null> {
    return this.#move(id, { status: 'complete', failureCode: null }, 'checkout.session.completed', time);
  }

  /** The card was refused; the page stays open for another. */
  async refuse(id: string, failureCode: string, time: ReportTime): Promise<TestCheckout | null> {
    return this.#move(id, { status: 'open', failureCode }, 'payment_intent.payment_failed', time);
  }

  /** Opens a dispute about a paid page, or closes it (`won`, `lost`). */
  async dispute(intentId: string, status: 'needs_response' | 'won' | 'lost'): Promise<void> {
    const checkout = await findCheckoutOfIntent(this.#db, intentId);
    if (!checkout) return;
    const type = status === 'needs_response' ? 'charge.dispute.created' : 'charge.dispute.closed';
    const id = `dp_test_${checkout.id}`;
    await this.#report(this.#db, type, disputeObject(checkout, id, status, this.#inAWeek()), 'now');
  }

  /** Sends the events that are due, each until the webhook has taken it. Answers how many it took. */
  async sendDue(): Promise<number> {
    let taken = 0;
    await this.#expire();
    for (const event of await listDueEvents(this.#db, this.#clock.now())) {
      const timestamp = Math.floor(this.#clock.now().getTime() / 1000);
      const signature = Stripe.webhooks.generateTestHeaderString({
        payload: event.body,
        secret: this.webhookSecret,
        timestamp,
      });
      const status = await (this.#post ?? this.#postByHttp)(event.body, signature);
      if (status !== 200) continue;
      await markSent(this.#db, event.id, this.#clock.now());
      taken += 1;
    }
    return taken;
  }

  /** The address of a page. */
  pageUrl(id: string): string {
    return `${this.#baseUrl()}/test-payment/${id}`;
  }

  readonly #postByHttp: PostEvent = async (body, signature) => {
    const answer = await fetch(`${this.#baseUrl()}/api/Payment/Webhook`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'stripe-signature': signature },
      body,
    });
    return answer.status;
  };

  async #move(
    id: string,
    to: { status: TestCheckout['status']; failureCode: string | null },
    type: string,
    time: ReportTime,
  ): Promise<TestCheckout | null> {
    await this.#expire();
    return this.#db.transaction().execute(async (tx) => {
      const moved = await moveCheckout(tx, id, to);
      if (!moved) return null;
      const isRefusal = type === 'payment_intent.payment_failed';
      const object = isRefusal ? intentObject(moved) : sessionObject(moved, this.pageUrl(moved.id));
      await this.#report(tx, type, object, time);
      return moved;
    });
  }

  async #expire(): Promise<void> {
    await this.#db.transaction().execute(async (tx) => {
      for (const checkout of await expireCheckouts(tx, this.#clock.now())) {
        const object = sessionObject(checkout, this.pageUrl(checkout.id));
        await this.#report(tx, 'checkout.session.expired', object, 'now');
      }
    });
  }

  async #report(db: Queryable, type: string, object: object, time: ReportTime): Promise<void> {
    if (time === 'never') return;
    const at = this.#clock.now();
    const id = `evt_test_${this.#ids.secret()}`;
    const dueAt = new Date(at.getTime() + (time === 'late' ? lateSeconds * 1000 : 0));
    await insertTestEvent(db, { id, type, body: eventBody(id, type, object, at), dueAt });
  }

  #stateOf(checkout: TestCheckout): CheckoutState {
    const session = sessionObject(checkout, this.pageUrl(checkout.id)) as unknown as Stripe.Checkout.Session;
    return { ...checkoutOf(session), failureCode: checkout.failure_code };
  }

  #inAWeek(): Date {
    return addDays(this.#clock.now(), 7);
  }
}

function stateOfRefund(refund: TestRefund): RefundState {
  const { id, amount_cents: amountCents, attempt_key: attemptKey } = refund;
  return { refundId: id, status: 'succeeded', amountCents, attemptKey, refusal: null };
}
