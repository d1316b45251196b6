import { AppError } from '../app-error.ts';
import { networkOf } from '../http/admission/rate-limits.ts';
import type { Services } from '../services.ts';

/** Attempts that are counted exactly across all nodes, and the limit per subscriber and minute. */
const maxPerMinute = {
  /** A password or second factor, right or wrong, on any call that asks for one. */
  password: 30,
  /**
   * Registration, and every call that reveals whether an e-mail is known or sends mail to an address typed by
   * the caller.
   */
  registration: 30,
} as const;

/** Counts an attempt of an IPv4 address or an IPv6 network, or of a known source by its key. Throws `RATE_LIMITED`. */
export async function countAttempt(
  { config, counts }: Pick<Services, 'config' | 'counts'>,
  what: keyof typeof maxPerMinute,
  from: string,
): Promise<void> {
  await countWithin({ config, counts }, `${what} ${networkOf(from)}`, {
    max: maxPerMinute[what],
    seconds: 60,
  });
}

/** Counts a call by its key exactly across all nodes, in windows of so many seconds. Throws `RATE_LIMITED`. */
export async function countWithin(
  { config, counts }: Pick<Services, 'config' | 'counts'>,
  key: string,
  { max, seconds }: { max: number; seconds: number },
): Promise<void> {
  if (!config.rateLimits) return;
  const { count, wait } = await counts.add(key, seconds);
  if (count > max) throw new AppError('RATE_LIMITED', { retryAfter: wait });
}
