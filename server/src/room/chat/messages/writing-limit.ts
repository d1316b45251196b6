import type { SettingsSnapshot } from '../../../identity/platform-settings.ts';
import { RateLimit } from '../../../platform/http/admission/rate-limits.ts';
import type { Services } from '../../../platform/services.ts';

/**
 * A person's message limit per minute, over all nodes: each node counts its own messages and those other
 * nodes broadcast, without a shared store. Messages still in transit on the bus may exceed it.
 */
export class WritingLimit {
  readonly #isOn: boolean;
  readonly #settings: Pick<SettingsSnapshot, 'current'>;
  readonly #perMinute: RateLimit;
  readonly #notifyChange: (accountId: number) => void;

  /** `tellChange` reports a local edit to the other nodes; they receive messages anyway. */
  constructor(
    { config, clock, settings }: Pick<Services, 'config' | 'clock' | 'settings'>,
    notifyChange: (accountId: number) => void,
  ) {
    this.#isOn = config.rateLimits;
    this.#settings = settings;
    this.#perMinute = new RateLimit(clock, 60);
    this.#notifyChange = notifyChange;
  }

  /** Counts a message, from here or another node. Returns the seconds to wait when over the limit, else 0. */
  count(accountId: number): number {
    if (!this.#isOn) return 0;
    return this.#perMinute.count(String(accountId), this.#settings.current.room.messagesPerMinute);
  }

  /** Counts a local edit or deletion like a message, and reports it to the other nodes if it is within the limit. */
  countChange(accountId: number): number {
    const wait = this.count(accountId);
    if (this.#isOn && wait === 0) this.#notifyChange(accountId);
    return wait;
  }
}
