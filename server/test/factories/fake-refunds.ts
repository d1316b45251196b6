import type { RefundState } from '../../src/billing/payments/provider/payment-provider.ts';
import { ProviderAway, ProviderRefusal } from '../../src/billing/payments/provider/payment-provider.ts';
import type { TestApp } from '../stage/build-test-app.ts';
import { testProviderOf } from './payments.ts';

/** How the provider answers our wish: it does it; it cannot be reached; it does it and its answer is lost. */
export type AnswerMode = 'answers' | 'away' | 'answerLost';

/** What the provider reports, not sent yet. */
export interface RefundReport {
  id: string;
  type: string;
  object: object;
}

/**
 * The refunds of one charge at a provider that keeps Stripe's rules: a key pays back once, never more than was charged, nothing while
 * the charge is disputed or lost. It takes the place of the test provider's refunds until `release`.
 */
export class FakeRefunds {
  mode: AnswerMode = 'answers';
  dispute: 'none' | 'open' | 'won' | 'lost' = 'none';
  readonly refunds: RefundState[] = [];
  readonly reports: RefundReport[] = [];
  readonly release: () => void;
  readonly #charge: string;
  readonly #amountCents: number;
  #events = 0;
  /** Runs while a request of ours is under way at the provider. */
  whileAsked: () => Promise<void> = async () => {};

  constructor(app: TestApp, charge: { id: string; amountCents: number }) {
    this.#charge = charge.id;
    this.#amountCents = charge.amountCents;
    const provider = testProviderOf(app);
    const { refund, listRefunds } = provider;
    provider.refund = (wish) => this.#refund(wish);
    provider.listRefunds = async () => {
      if (this.mode === 'away') throw new ProviderAway('away');
      return this.refunds.map((made) => ({ ...made }));
    };
    this.release = () => {
      provider.refund = refund;
      provider.listRefunds = listRefunds;
    };
  }

  /** What has been or is being paid back. */
  get takenCents(): number {
    return this.#sum(({ status }) => status !== 'failed');
  }

  get succeededCents(): number {
    return this.#sum(({ status }) => status === 'succeeded');
  }

  /** A refund made on the provider's own pages. Null: more than is left, or disputed. */
  makeElsewhere(amountCents: number, status: RefundState['status'] = 'succeeded'): RefundState | null {
    if (this.#refusal(amountCents) !== null) return null;
    return this.#add({ amountCents, attemptKey: null, status });
  }

  /** Settles a refund that is pending, or lets one fail that was made. */
  settle(refund: RefundState, status: 'succeeded' | 'failed'): void {
    refund.status = status;
    refund.refusal = status === 'failed' ? 'card' : null;
    this.#report(status === 'failed' ? 'refund.failed' : 'refund.updated', refund);
  }

  openDispute(): void {
    if (this.dispute !== 'none') return;
    this.#moveDispute('open', 'needs_response', 'charge.dispute.created');
  }

  closeDispute(as: 'won' | 'lost'): void {
    if (this.dispute === 'open') this.#moveDispute(as, as, 'charge.dispute.closed');
  }

  async #refund(wish: { amountCents: number; attemptKey: string }): Promise<RefundState> {
    await this.whileAsked();
    if (this.mode === 'away') throw new ProviderAway('away');
    const earlier = this.refunds.find(({ attemptKey }) => attemptKey === wish.attemptKey);
    const refusal = earlier ? null : this.#refusal(wish.amountCents);
    if (refusal !== null) throw new ProviderRefusal(refusal, refusal);
    const made = earlier ?? this.#add({ ...wish, status: 'succeeded' });
    if (this.mode === 'answerLost') throw new ProviderAway('the answer was lost');
    return { ...made };
  }

  #refusal(amountCents: number): 'alreadyRefunded' | 'disputed' | null {
    if (this.dispute === 'open' || this.dispute === 'lost') return 'disputed';
    return this.takenCents + amountCents > this.#amountCents ? 'alreadyRefunded' : null;
  }

  #add(refund: Pick<RefundState, 'amountCents' | 'attemptKey' | 'status'>): RefundState {
    const made = { refusal: null, refundId: `re_${this.#charge}_${this.refunds.length + 1}`, ...refund };
    this.refunds.push(made);
    this.#report('refund.created', made);
    return made;
  }

  #report(type: string, refund: RefundState): void {
    this.#events += 1;
    const object = refundObject(this.#charge, refund);
    this.reports.push({ id: `evt_${this.#charge}_${this.#events}`, type, object });
  }

  #moveDispute(to: 'open' | 'won' | 'lost', status: string, type: string): void {
    this.dispute = to;
    this.#events += 1;
    const object = {
      id: `dp_${this.#charge}`,
      object: 'dispute',
      amount: this.#amountCents - this.takenCents || 1,
      payment_intent: this.#charge,
      reason: 'fraudulent',
      status,
    };
    this.reports.push({ id: `evt_${this.#charge}_${this.#events}`, type, object });
  }

  #sum(counts: (refund: RefundState) => boolean): number {
    return this.refunds.filter(counts).reduce((sum, { amountCents }) => sum + amountCents, 0);
  }
}

/** A refund in Stripe's shape. */
export function refundObject(
  charge: string,
  refund: Pick<RefundState, 'refundId' | 'amountCents' | 'status'> & { attemptKey?: string | null },
): object {
  const { attemptKey } = refund;
  return {
    id: refund.refundId,
    object: 'refund',
    amount: refund.amountCents,
    payment_intent: charge,
    status: refund.status === 'requested' ? 'pending' : refund.status,
    metadata: attemptKey ? { refund: attemptKey } : {},
    ...(refund.status === 'failed' && { failure_reason: 'expired_or_canceled_card' }),
  };
}
