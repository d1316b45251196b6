import type { EventEmitter } from 'node:events';
import { isIPv6 } from 'node:net';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Actor } from '../../actor.ts';
import { AppError } from '../../app-error.ts';
import type { Clock } from '../../clock.ts';
import type { Services } from '../../services.ts';

/**
 * Counts calls by key in fixed windows, in this process; windows begin at the same instants in every process.
 * A window is dropped when the next begins, so memory is bounded by the callers of one window.
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

  /** Counts one call. Returns the seconds to wait when over the limit, else 0. */
  count(key: string, max: number): number {
    const now = this.#clock.now().getTime();
    if (now - this.#windowStart >= this.#windowMs) {
      this.#windowStart = now - (now % this.#windowMs);
      this.#counts = new Map();
    }
    const count = (this.#counts.get(key) ?? 0) + 1;
    this.#counts.set(key, count);
    return count <= max ? 0 : Math.ceil((this.#windowStart + this.#windowMs - now) / 1000);
  }
}

/** A key is reported to the shared count after every twentieth of its limit. */
const reports = 20;

interface Window {
  own: number;
  /** Own calls that were reported or are being reported. */
  reportedCalls: number;
  /** Calls of other nodes as of the last report. */
  others: number;
  /** A report is in flight: two at once would each miss the other's result. */
  isReporting: boolean;
}

/**
 * Counts calls by key over all nodes without a store round trip: in memory, with a report to the shared count
 * every few calls, whose answer has the other nodes' calls. Exact on one node; with several, each may let a
 * twentieth more through. Infrequent callers are never reported. While the store is unreachable each node
 * counts alone.
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

  /** Counts one call. Returns the seconds to wait when over the limit, else 0. */
  count(key: string, max: number): number {
    const now = this.#services.clock.now().getTime();
    const windowMs = this.#windowSeconds * 1000;
    if (now - this.#windowStart >= windowMs) {
      this.#windowStart = now - (now % windowMs);
      this.#windows = new Map();
    }
    let window = this.#windows.get(key);
    if (!window) {
      window = { own: 0, reportedCalls: 0, others: 0, isReporting: false };
      this.#windows.set(key, window);
    }
    window.own += 1;
    if (!window.isReporting && window.own - window.reportedCalls >= max / reports)
      void this.#report(key, window);
    return window.own + window.others <= max ? 0 : Math.ceil((this.#windowStart + windowMs - now) / 1000);
  }

  async #report(key: string, window: Window): Promise<void> {
    const news = window.own - window.reportedCalls;
    window.reportedCalls = window.own;
    window.isReporting = true;
    const sum = await this.#services.counts
      .add(`${this.#name} ${key}`, this.#windowSeconds, news)
      .catch(() => null);
    window.isReporting = false;
    // A store that restarted has lost the earlier counts of other nodes.
    if (sum) window.others = Math.max(window.others, sum.count - window.reportedCalls);
  }
}

const callsAMinuteOfAUser = 600;
const callsAMinuteOfAGuest = 300;

/** Limits calls: per account when logged in, per address otherwise. */
export class CallLimit {
  readonly #isOn: boolean;
  readonly #maxInFlight: number;
  readonly #perMinute: CallCount;
  /** Calls in flight by account. */
  readonly #inFlight = new Map<number, number>();

  constructor(services: Pick<Services, 'config' | 'clock' | 'counts' | 'admission'>) {
    this.#isOn = services.config.rateLimits;
    this.#maxInFlight = services.admission.limits.maxOfAccount;
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

  /**
   * Identifies and counts the caller, whose call is in flight until it is answered. An invalid token counts as a
   * guest's call; otherwise guessing tokens would be unlimited. Throws `RATE_LIMITED`.
   */
  async identify(
    find: () => Promise<Actor | null>,
    { ip }: FastifyRequest,
    { raw }: FastifyReply,
  ): Promise<Actor | null> {
    let caller: Actor | null = null;
    try {
      caller = await find();
    } catch (refusal) {
      if (refusal instanceof AppError) this.count(null, ip);
      throw refusal;
    }
    this.count(caller, ip);
    if (caller && this.#isOn) this.#begin(caller.accountId, raw);
    return caller;
  }

  #begin(accountId: number, response: EventEmitter): void {
    const inFlight = this.#inFlight.get(accountId) ?? 0;
    if (inFlight >= this.#maxInFlight) throw new AppError('RATE_LIMITED', { retryAfter: 1 });
    this.#inFlight.set(accountId, inFlight + 1);
    response.once('close', () => {
      const left = (this.#inFlight.get(accountId) ?? 1) - 1;
      if (left > 0) this.#inFlight.set(accountId, left);
      else this.#inFlight.delete(accountId);
    });
  }
}

/**
 * The network of one subscriber: an IPv4 address, or the first 64 bits of an IPv6 address, because the
 * subscriber chooses the rest.
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
