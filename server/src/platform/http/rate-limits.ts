import type { Clock } from '../clock.ts';

/**
 * Counts calls by key in fixed windows, in this process; windows begin at the same instants in every process. Forgets a
 * window when the next begins, so memory is bounded by the callers of one window.
 */
export class RateLimit {
  readonly #clock: Clock;
  readonly #windowMs: number;
  #windowStart = 0;
  #counts = new Map<string, number>();

  constructor(clock: Clock, windowSeconds: number) {
    this.#clock = clock;
    this.#windowMs = windowSeconds * 1000;
  }

  /** Counts one call; answers the seconds to wait when it is over the limit, else 0. */
  count(key: string, most: number): number {
    const now = this.#clock.now().getTime();
    if (now - this.#windowStart >= this.#windowMs) {
      this.#windowStart = now - (now % this.#windowMs);
      this.#counts = new Map();
    }
    const count = (this.#counts.get(key) ?? 0) + 1;
    this.#counts.set(key, count);
    return count <= most ? 0 : Math.ceil((this.#windowStart + this.#windowMs - now) / 1000);
  }
}
