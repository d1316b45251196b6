import type { Call } from '../../platform/http/call.ts';
import type { Services } from '../../platform/services.ts';
import { countWaiting } from './candidates.repository.ts';

/**
 * How many candidates of the club's active requests wait for its first word, and the request of whoever waits longest
 * (null: nobody waits).
 */
export function countWaitingCandidates(
  services: Services,
  call: Call<object>,
): Promise<{ count: number; requestId: number | null }> {
  return countWaiting(services.db, call.actor.teamId ?? 0);
}
