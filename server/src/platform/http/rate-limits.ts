import { isIPv6 } from 'node:net';
import type { Actor } from '../actor.ts';
import { AppError } from '../app-error.ts';
import type { Clock } from '../clock.ts';
import type { Services } from '../services.ts';

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

const callsAMinuteOfAUser = 600;
const callsAMinuteOfAGuest = 300;

/** How often anybody may call: a person by account, who is not logged in by address. */
export class CallLimit {
  readonly #isOn: boolean;
  readonly #perMinute: RateLimit;

  constructor({ config, clock }: Pick<Services, 'config' | 'clock'>) {
    this.#isOn = config.rateLimits;
    this.#perMinute = new RateLimit(clock, 60);
  }

  /** Counts a call. Throws `RATE_LIMITED`. */
  count(caller: Actor | null, ip: string): void {
    if (!this.#isOn) return;
    const wait = caller
      ? this.#perMinute.count(`account ${caller.accountId}`, callsAMinuteOfAUser)
      : this.#perMinute.count(networkOf(ip), callsAMinuteOfAGuest);
    if (wait > 0) throw new AppError('RATE_LIMITED', { retryAfter: wait });
  }

  /** Who calls, counted. A token that is none is a guest's call: else nothing would bound how many are tried. */
  async identify(find: () => Promise<Actor | null>, ip: string): Promise<Actor | null> {
    let caller: Actor | null = null;
    try {
      caller = await find();
    } catch (refusal) {
      this.count(null, ip);
      throw refusal;
    }
    this.count(caller, ip);
    return caller;
  }
}

/**
 * What one subscriber has: an IPv4 address, or of an IPv6 address the first 64 bits, since the other 64 are theirs to choose.
 */
export function networkOf(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped !== undefined || !isIPv6(ip)) return mapped ?? ip;
  const [before = '', after] = (ip.split('%')[0] ?? '').split('::');
  const groups = (part: string) => part.split(':').filter(Boolean);
  const left = groups(before);
  const missing = after === undefined ? 0 : Math.max(0, 8 - left.length - groups(after).length);
  const all = [...left, ...Array<string>(missing).fill('0'), ...groups(after ?? '')];
  return `${all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}
