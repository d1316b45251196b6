import { AppError } from '../../platform/app-error.ts';
import { addMinutes } from '../../platform/clock.ts';
import type { Services } from '../../platform/services.ts';
import type { Account } from './accounts.repository.ts';
import { claimAttempt, clearFailures, deleteFailure } from './sign-in-attempts.repository.ts';

const mostFailures = 5;
const windowMinutes = 15;

/** The result of a try, and the account. */
interface Outcome {
  isRight: boolean;
  /** It proved the owner, so that earlier failures no longer count. A right password before a second factor does not. */
  provesOwner: boolean;
  account: Account | null;
}

/**
 * Runs a try of a password or second factor for an e-mail. It is recorded as a failure before it begins and
 * cleared when it succeeds, so that concurrent tries, also on other nodes, count each other. After five
 * failures in 15 minutes the sixth try is refused with `TOO_MANY_ATTEMPTS`, right or not, until the oldest is
 * 15 minutes old.
 */
export function countedTry<Found extends Outcome>(
  services: Services,
  email: string,
  attempt: () => Promise<Found>,
): Promise<Found> {
  // One after the other: concurrent right tries by the owner would otherwise refuse each other.
  return inTurn(services, email, async () => {
    const failure = await begin(services, email);
    const outcome = await attempt();
    if (outcome.provesOwner) await clearFailures(services.db, email);
    else if (outcome.isRight) await deleteFailure(services.db, failure);
    else {
      const account = outcome.account?.id ?? null;
      services.log.info({ event: 'sign-in failed', account }, 'sign-in failed');
    }
    return outcome;
  });
}

/** Records the provisional failure of a try. Throws `TOO_MANY_ATTEMPTS`. */
async function begin(services: Services, email: string): Promise<number> {
  const now = services.clock.now();
  const most = services.config.rateLimits ? mostFailures : null;
  const since = addMinutes(now, -windowMinutes);
  const taken = await claimAttempt(services.db, { email, at: now, since, most });
  if ('id' in taken) return taken.id;
  const wait = addMinutes(taken.refusedBy, windowMinutes).getTime() - now.getTime();
  throw new AppError('TOO_MANY_ATTEMPTS', { retryAfter: Math.max(1, Math.ceil(wait / 1000)) });
}

/** The latest running try of each e-mail. */
const newest = new WeakMap<Services, Map<string, Promise<unknown>>>();

/**
 * Queues tries of one e-mail in this process. Each waits until the earlier ones have ended, so that a burst
 * of right tries does not reach the limit; the count itself holds across nodes.
 */
async function inTurn<Result>(
  services: Services,
  email: string,
  attempt: () => Promise<Result>,
): Promise<Result> {
  const tries = newest.get(services) ?? new Map<string, Promise<unknown>>();
  newest.set(services, tries);
  const before = tries.get(email);
  const mine = before ? before.then(attempt, attempt) : attempt();
  tries.set(email, mine);
  try {
    return await mine;
  } finally {
    if (tries.get(email) === mine) tries.delete(email);
  }
}
