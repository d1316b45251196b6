import { sql } from 'kysely';
import { sqlAgentType, sqlProfile } from '../../../identity/sql-names.ts';
import type { Queryable } from '../../../platform/database/database.ts';
import { mandatesOfPeople } from '../../mandates-of-people.ts';
import { dealsOf } from '../players.repository.ts';

/**
 * The accounts that watch a player, have not dropped the player and may see the player; for one who just left the market
 * (`unlisted`) or was deleted, those who could before. With `dropped` also those who dropped the player, whose lists show it.
 */
export async function listWatchingAccounts(
  db: Queryable,
  playerId: number,
  {
    today,
    adultsBornBy,
    unlisted = false,
    deleted = false,
    dropped = false,
  }: { today: string; adultsBornBy: string; unlisted?: boolean; deleted?: boolean; dropped?: boolean },
): Promise<number[]> {
  const listed = sql`(p.on_market or ${unlisted}) and p.born_date <= ${adultsBornBy}`;
  const active = sql`w.player_id = ${playerId} and w.removed_at is null
    and (${dropped} or w.stage <> 'dropped') and (${deleted} or p.deleted_at is null)`;
  const isMandated = mandatesOfPeople.get().isMandated(sql`g.id`, null, today);
  const found = await sql<{ account_id: number }>`
    select m.account_id from watched_players w join players p on p.id = w.player_id
    join team_members m on m.team_id = w.team_id
    where ${active} and (${listed} or p.team_id = w.team_id or exists (${dealsOf(sql`p.id`, sql`w.team_id`)}))
    union
    select g.account_id from watched_players w join players p on p.id = w.player_id
    join agents g on g.id = w.agent_id join accounts a on a.id = g.account_id
    where ${active} and (
      (p.profile = ${sqlProfile.agentPlayer} and p.agent_id = g.id)
      or (${listed} and (a.agent_type = ${sqlAgentType.premium} or ${isMandated})))
    order by 1`.execute(db);
  return found.rows.map((row) => row.account_id);
}
