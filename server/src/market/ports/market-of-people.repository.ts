import { type RawBuilder, sql } from 'kysely';
import type { MarketRows } from '../../people/market-rows.ts';
import type { RecordUse } from '../../people/record-uses.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { sqlCandidate, sqlRequest } from '../sql-names.ts';

type Sql = RawBuilder<unknown>;

/** Whether a club has an active request. */
export async function hasActiveRequest(tx: Transaction, teamId: number): Promise<boolean> {
  const found = await sql`
    select from requests where team_id = ${teamId} and status = ${sqlRequest.active} limit 1`.execute(tx);
  return found.rows.length > 0;
}

/** A condition: a club sent a coach a request. */
export const isAddressed = (staffId: Sql, teamId: number): Sql => sql`
  exists (select 1 from request_recipients x join requests r on r.id = x.request_id
          where x.coaching_staff_id = ${staffId} and r.team_id = ${teamId})`;

/** The applications of a player to the requests of a club that are not rejected. */
export const applicationsBetween = (playerId: Sql, teamId: number | null | Sql): Sql => sql`
  select 1 from candidates c join requests r on r.id = c.request_id
  where c.player_id = ${playerId} and r.team_id = ${teamId} and c.status <> ${sqlCandidate.rejected}`;

/** An application keeps the record of its player; an active or signed one keeps the profile. */
export const applicationsOfRecord: RecordUse = {
  isRunning: ({ id }) => sql`
    exists (select from candidates c where c.player_id = ${id} and c.status in (${sqlCandidate.signed}, ${sqlCandidate.active}))`,
  isShowing: (playerId) => sql`exists (select from candidates c where c.player_id = ${playerId})`,
};

/** The market rows of players, as the people module needs them. */
export const rowsOfMarket: MarketRows = {
  async lock(tx, playerIds) {
    await sql`
      select from player_market where player_id in (${playerIds}) order by player_id for update`.execute(tx);
  },
  freshIn: ({ after, until }) => sql`
    select player_id from player_market where listed and matched_since > ${after} and matched_since <= ${until}`,
};
