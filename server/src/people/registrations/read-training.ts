import type { StayAtClub } from '@trattativa/domain/people/lists/training-at-club';
import type { Queryable } from '../../platform/database/database.ts';
import { findConcerned } from '../rules/protected-person.repository.ts';
import { listStaysAt } from './squad/list-plan.repository.ts';

/** What says whether a club trained a player: the youngest birth date that is stated, and what the ledger has of the two. */
export async function readTraining(
  db: Queryable,
  { playerId, teamId }: { playerId: number; teamId: number },
): Promise<{ bornDate: string | null; stays: readonly StayAtClub[] }> {
  const concerned = await findConcerned(db, { playerId, agentId: null, teamIds: [] });
  return { bornDate: concerned?.born_date ?? null, stays: await listStaysAt(db, teamId, [playerId]) };
}
