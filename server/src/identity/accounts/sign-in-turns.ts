import type { Services } from '../../platform/services.ts';

/** The newest try of each e-mail that is being tried. */
const newest = new WeakMap<Services, Map<string, Promise<unknown>>>();

/**
 * Runs a try of an e-mail when the earlier ones have ended, however they ended: a hundred at once would be counted only after
 * all of them were made, and five failures be a hundred. The turns are of
 * this process; the count holds for all of them.
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
