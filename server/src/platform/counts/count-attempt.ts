import { AppError } from '../app-error.ts';
import { networkOf } from '../http/rate-limits.ts';
import type { Services } from '../services.ts';

/** What is counted one by one over all nodes, and how often a subscriber may do it in a minute. */
const mostAMinute = {
  /** A password or second factor, right or wrong, wherever it is asked for. */
  password: 30,
  /** A registration, and whatever else tells whether an e-mail is known or writes to one that somebody typed. */
  registration: 30,
} as const;

/** Counts an attempt of an address; of IPv6, of its network. Throws `RATE_LIMITED`. */
export async function countAttempt(
  { config, counts }: Pick<Services, 'config' | 'counts'>,
  what: keyof typeof mostAMinute,
  ip: string,
): Promise<void> {
  if (!config.rateLimits) return;
  const { count, wait } = await counts.add(`${what} ${networkOf(ip)}`, 60);
  if (count > mostAMinute[what]) throw new AppError('RATE_LIMITED', { retryAfter: wait });
}
