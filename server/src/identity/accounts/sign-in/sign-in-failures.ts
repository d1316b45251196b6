import { AppError } from '../../../platform/app-error.ts';
import { addMinutes } from '../../../platform/clock.ts';
import type { Services } from '../../../platform/services.ts';
import type { Account } from '../accounts.repository.ts';
import { claimAttempt, clearFailures, deleteFailure } from './sign-in-attempts.repository.ts';
import type { SignInSource } from './sign-in-source.ts';

const maxFailures = 5;
/** Bounds what is guessed from many networks. */
const maxFailuresOfUnknown = 25;
const windowMinutes = 15;

/** The result of a try, and the account. */
interface Outcome {
  isRight: boolean;
  /**
   * Whether the try proved the owner, so that earlier failures no longer count. A right password before a second factor
   * does not.
   */
  provesOwner: boolean;
  account: Account | null;
}

/**
 * Runs a try of a password or second factor for an e-mail. It is recorded as a failure before it begins and
 * cleared when it succeeds, so that concurrent tries, also on other nodes, count each other. After five
 * failures of a source in 15 minutes its sixth try is refused with `TOO_MANY_ATTEMPTS`, right or not, until the oldest is
 * 15 minutes old. After 25 of unknown networks together every unknown network waits. Known devices and sessions have
 * counts of their own, so that nobody else can keep an owner out (docs/decisions/0161).
 */
export function countedTry<Found extends Outcome>(
  services: Services,
  { email, source }: { email: string; source: SignInSource },
  attempt: () => Promise<Found>,
): Promise<Found> {
  // One after the other: concurrent right tries by the owner would otherwise refuse each other.
  return inTurn(services, `${source.key} ${email}`, async () => {
    const failure = await begin(services, email, source);
    const outcome = await attempt();
    if (outcome.provesOwner) await clearFailures(services.db, email, source);
    else if (outcome.isRight) await deleteFailure(services.db, failure);
    else {
      const account = outcome.account?.id ?? null;
      services.log.info({ event: 'sign-in failed', account }, 'sign-in failed');
    }
    return outcome;
  });
}

/** Records the provisional failure of a try. Throws `TOO_MANY_ATTEMPTS`. */
async function begin(services: Services, email: string, source: SignInSource): Promise<number> {
  const now = services.clock.now();
  const since = addMinutes(now, -windowMinutes);
  const taken = await claimAttempt(services.db, {
    email,
    source,
    at: now,
    since,
    maxFailures: services.config.rateLimits ? maxFailures : null,
    maxOfUnknown: maxFailuresOfUnknown,
  });
  if ('id' in taken) return taken.id;
  const wait = addMinutes(taken.refusedBy, windowMinutes).getTime() - now.getTime();
  throw new AppError('TOO_MANY_ATTEMPTS', { retryAfter: Math.max(1, Math.ceil(wait / 1000)) });
}

/** The latest running try of each source for each e-mail. */
const newest = new WeakMap<Services, Map<string, Promise<unknown>>>();

/**
 * Queues tries of one source for one e-mail in this process. Each waits until the earlier ones have ended, so that a burst
 * of right tries does not reach the limit; the count itself holds across nodes.
 */
async function inTurn<Result>(
  services: Services,
  key: string,
  attempt: () => Promise<Result>,
): Promise<Result> {
  const tries = newest.get(services) ?? new Map<string, Promise<unknown>>();
  newest.set(services, tries);
  const before = tries.get(key);
  const mine = before ? before.then(attempt, attempt) : attempt();
  tries.set(key, mine);
  try {
    return await mine;
  } finally {
    if (tries.get(key) === mine) tries.delete(key);
  }
}
