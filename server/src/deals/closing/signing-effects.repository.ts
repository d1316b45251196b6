import { sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';
import { coachAgreed } from '../coach-sides/coach-sides.repository.ts';
import { sqlOpenNegotiations, sqlOpenOffers } from '../sql-names.ts';

/**
 * How many clubs have an open negotiation or offer that the signature of another negotiation would close: of a
 * coach the negotiations of the proposal, and the offers only once the coach has agreed to the deal.
 */
export async function countClosedBySigning(
  db: Queryable,
  negotiationId: number,
  person: { playerId: number } | { coachingStaffId: number },
): Promise<number> {
  const [ofNegotiations, ofOffers] =
    'playerId' in person
      ? [isOfPlayer(person.playerId), isOfPlayer(person.playerId)]
      : [
          sql`proposal_id = (select proposal_id from negotiations where id = ${negotiationId})`,
          sql`coaching_staff_id = ${person.coachingStaffId} and ${coachAgreed(person.coachingStaffId, negotiationId)}`,
        ];
  const found = await sql<{ count: number }>`
    select count(distinct team_id) from (
      select team_id from negotiations where ${ofNegotiations} and status in (${sqlOpenNegotiations})
      union all
      select team_id from offers where ${ofOffers} and status in (${sqlOpenOffers})) as closed
    where team_id <> (select team_id from negotiations where id = ${negotiationId})`.execute(db);
  return found.rows[0]?.count ?? 0;
}

const isOfPlayer = (playerId: number) => sql`player_id in (select records_of_person(${playerId}))`;
