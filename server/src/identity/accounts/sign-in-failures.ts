import { AppError } from '../../platform/app-error.ts';
import { addMinutes } from '../../platform/clock.ts';
import type { Services } from '../../platform/services.ts';
import type { Account } from './accounts.repository.ts';
import { claimAttempt, deleteFailure } from './sign-in-attempts.repository.ts';
import { inTurn } from './sign-in-turns.ts';

const mostFailures = 5;
const windowMinutes = 15;

/** The result of a try: whether it was right, and the account. */
interface Outcome {
  isRight: boolean;
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
    if (outcome.isRight) await deleteFailure(services.db, failure);
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
  const taken = await services.db
    .transaction()
    .execute((tx) => claimAttempt(tx, { email, at: now, since, most }));
  if ('id' in taken) return taken.id;
  const wait = addMinutes(taken.refusedBy, windowMinutes).getTime() - now.getTime();
  throw new AppError('TOO_MANY_ATTEMPTS', { retryAfter: Math.max(1, Math.ceil(wait / 1000)) });
}
