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

/** Calls of a key between two reports to the other nodes: a twentieth of what is allowed. */
const reports = 20;

interface Window {
  own: number;
  /** Of the own, what the shared count has or is being told. */
  told: number;
  /** What the other nodes had told when this one last did. */
  others: number;
  /** A report is on its way: of two at once neither would know what the other's answer holds. */
  isTelling: boolean;
}

/**
 * Counts calls by key over all nodes without asking any store on the way: in memory, and every so many calls of a key are told
 * to the shared count, whose answer says what the other nodes have. Exact for one node; of several each may let a twentieth more
 * through. Who calls seldom costs nothing. While the store is away each node counts by itself.
 */
export class CallCount {
  readonly #services: Pick<Services, 'clock' | 'counts'>;
  readonly #name: string;
  readonly #windowSeconds: number;
  #windowStart = 0;
  #windows = new Map<string, Window>();

  constructor(services: Pick<Services, 'clock' | 'counts'>, name: string, windowSeconds: number) {
    this.#services = services;
    this.#name = name;
    this.#windowSeconds = windowSeconds;
  }

  /** Counts one call; answers the seconds to wait when it is over the limit, else 0. */
  count(key: string, most: number): number {
    const now = this.#services.clock.now().getTime();
    const windowMs = this.#windowSeconds * 1000;
    if (now - this.#windowStart >= windowMs) {
      this.#windowStart = now - (now % windowMs);
      this.#windows = new Map();
    }
    let window = this.#windows.get(key);
    if (!window) {
      window = { own: 0, told: 0, others: 0, isTelling: false };
      this.#windows.set(key, window);
    }
    window.own += 1;
    if (!window.isTelling && window.own - window.told >= most / reports) void this.#report(key, window);
    return window.own + window.others <= most ? 0 : Math.ceil((this.#windowStart + windowMs - now) / 1000);
  }

  async #report(key: string, window: Window): Promise<void> {
    const news = window.own - window.told;
    window.told = window.own;
    window.isTelling = true;
    const sum = await this.#services.counts
      .add(`${this.#name} ${key}`, this.#windowSeconds, news)
      .catch(() => null);
    window.isTelling = false;
    // A store that was away has forgotten what others told before.
    if (sum) window.others = Math.max(window.others, sum.count - window.told);
  }
}

const callsAMinuteOfAUser = 600;
const callsAMinuteOfAGuest = 300;

/** How often anybody may call: a person by account, who is not logged in by address. */
export class CallLimit {
  readonly #isOn: boolean;
  readonly #perMinute: CallCount;

  constructor(services: Pick<Services, 'config' | 'clock' | 'counts'>) {
    this.#isOn = services.config.rateLimits;
    this.#perMinute = new CallCount(services, 'calls', 60);
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
