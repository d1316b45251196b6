import type { Services } from '../../platform/services.ts';

/** The latest running try of each e-mail. */
const newest = new WeakMap<Services, Map<string, Promise<unknown>>>();

/**
 * Queues tries of one e-mail in this process. Each waits until the earlier ones have ended, so that a burst
 * of right tries does not reach the limit; the count itself holds across nodes.
 */
export async function inTurn<Result>(
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
