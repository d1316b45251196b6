import { messagesPerMinute } from '@trattativa/contract/room/chat/chat';
import { RateLimit } from '../../platform/http/rate-limits.ts';
import type { Services } from '../../platform/services.ts';

/**
 * How much a person writes in a minute, on all nodes together: each node counts what is written on it and what it hears was
 * written on the others, so that nobody waits for a common count. What the bus has not carried yet may pass on top.
 */
export class WritingLimit {
  readonly #isOn: boolean;
  readonly #perMinute: RateLimit;
  readonly #notifyChange: (accountId: number) => void;

  /** `notifyChange` says to the other nodes that somebody changed a message here; messages reach them by themselves. */
  constructor(
    { config, clock }: Pick<Services, 'config' | 'clock'>,
    notifyChange: (accountId: number) => void,
  ) {
    this.#isOn = config.rateLimits;
    this.#perMinute = new RateLimit(clock, 60);
    this.#notifyChange = notifyChange;
  }

  /** Somebody writes a message, here or on another node. Answers the seconds to wait when it is one too many, else 0. */
  count(accountId: number): number {
    return this.#isOn ? this.#perMinute.count(String(accountId), messagesPerMinute) : 0;
  }

  /** The same of a message that somebody edits or deletes here. */
  countChange(accountId: number): number {
    const wait = this.count(accountId);
    if (this.#isOn && wait === 0) this.#notifyChange(accountId);
    return wait;
  }
}
