import { sql } from 'kysely';
import { sqlNegotiation } from '../deals/sql-names.ts';
import type { Database } from '../platform/database/database.ts';

/** A player of the agent whom a club is looking at just now; the name as it stands in the portfolio. */
export async function findDemoTalkedAbout(
  db: Database,
  agentId: number,
): Promise<{ playerId: number; playerName: string } | null> {
  const found = await sql<{ playerId: number; playerName: string }>`
    select p.id as "playerId", p.name || ' ' || p.surname as "playerName"
    from players p join negotiations n on n.player_id = p.id
    where p.agent_id = ${agentId} and n.status = ${sqlNegotiation.viewed} and p.account_id is null
    order by n.id desc limit 1`.execute(db);
  return found.rows[0] ?? null;
}
