import { messagesPerMinute } from '@trattativa/contract/room/chat/chat';
import { RateLimit } from '../../platform/http/rate-limits.ts';
import type { Services } from '../../platform/services.ts';

/**
 * A person's message limit per minute, over all nodes: each node counts its own messages and those other
 * nodes broadcast, without a shared store. Messages still in transit on the bus may exceed it.
 */
export class WritingLimit {
  readonly #isOn: boolean;
  readonly #perMinute: RateLimit;
  readonly #notifyChange: (accountId: number) => void;

  /** `tellChange` reports a local edit to the other nodes; they receive messages anyway. */
  constructor(
    { config, clock }: Pick<Services, 'config' | 'clock'>,
    notifyChange: (accountId: number) => void,
  ) {
    this.#isOn = config.rateLimits;
    this.#perMinute = new RateLimit(clock, 60);
    this.#notifyChange = notifyChange;
  }

  /** Counts a message, from here or another node. Returns the seconds to wait when over the limit, else 0. */
  count(accountId: number): number {
    return this.#isOn ? this.#perMinute.count(String(accountId), messagesPerMinute) : 0;
  }

  /** The same for a local edit or deletion. */
  countChange(accountId: number): number {
    const wait = this.count(accountId);
    if (this.#isOn && wait === 0) this.#notifyChange(accountId);
    return wait;
  }
}
