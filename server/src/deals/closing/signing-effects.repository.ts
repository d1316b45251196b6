import { sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';
import { sqlOpenNegotiations, sqlOpenOffers } from '../sql-names.ts';

/** How many clubs have an open negotiation or offer about a player that the signature of another negotiation would close. */
export async function countClosedBySigning(
  db: Queryable,
  negotiationId: number,
  playerId: number,
): Promise<number> {
  const found = await sql<{ count: number }>`
    select count(distinct team_id) from (
      select team_id from negotiations
      where player_id in (select records_of_person(${playerId})) and status in (${sqlOpenNegotiations})
      union all
      select team_id from offers
      where player_id in (select records_of_person(${playerId})) and status in (${sqlOpenOffers})) as closed
    where team_id <> (select team_id from negotiations where id = ${negotiationId})`.execute(db);
  return found.rows[0]?.count ?? 0;
}
