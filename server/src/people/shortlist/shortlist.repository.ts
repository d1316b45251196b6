import { sql } from 'kysely';
import type { Queryable, Transaction } from '../../platform/database/database.ts';

/** The players of a club's shortlist that are on the market now, or in one of its deals; the last added first. */
export async function listShortlisted(
  db: Queryable,
  teamId: number,
  adultsBornBy: string,
): Promise<number[]> {
  const found = await sql<{ player_id: number }>`
    select s.player_id from team_shortlist s join players p on p.id = s.player_id
    where s.team_id = ${teamId} and p.deleted_at is null
      and ((p.on_market and p.born_date <= ${adultsBornBy})
        or exists (select from negotiations n where n.player_id = p.id and n.team_id = s.team_id))
    order by s.added_at desc, s.player_id desc`.execute(db);
  return found.rows.map((row) => row.player_id);
}

/** False when the player is in the shortlist already. */
export async function insertShortlisted(
  tx: Transaction,
  teamId: number,
  playerId: number,
  at: Date,
): Promise<boolean> {
  const inserted = await sql`
    insert into team_shortlist (team_id, player_id, added_at) values (${teamId}, ${playerId}, ${at})
    on conflict do nothing returning player_id`.execute(tx);
  return inserted.rows.length > 0;
}

/** False when the player was not in it. */
export async function deleteShortlisted(tx: Transaction, teamId: number, playerId: number): Promise<boolean> {
  const deleted = await sql`
    delete from team_shortlist where team_id = ${teamId} and player_id = ${playerId} returning player_id`.execute(
    tx,
  );
  return deleted.rows.length > 0;
}
