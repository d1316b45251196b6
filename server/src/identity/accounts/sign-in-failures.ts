import { AppError } from '../../platform/app-error.ts';
import { addMinutes } from '../../platform/clock.ts';
import type { Services } from '../../platform/services.ts';
import type { Account } from './accounts.repository.ts';
import { claimAttempt, deleteFailure } from './sign-in-attempts.repository.ts';
import { inTurn } from './sign-in-turns.ts';

const mostFailures = 5;
const windowMinutes = 15;

/** What a try found: whether it was right, and whose password or code it was. */
interface Outcome {
  isRight: boolean;
  account: Account | null;
}

/**
 * Runs a try of a password or a second factor for an e-mail. It stands as a failure from before it begins until it has turned
 * out right, so that those that run at once, also on other nodes, count each other. Five failures in 15 minutes refuse the sixth
 * try with `TOO_MANY_ATTEMPTS`, right or not, until the oldest is 15 minutes old.
 */
export function countedTry<Found extends Outcome>(
  services: Services,
  email: string,
  attempt: () => Promise<Found>,
): Promise<Found> {
  // One after the other: tries of their owner that are right would else refuse each other.
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

/** The failure that a try begins as. Throws `TOO_MANY_ATTEMPTS`. */
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
