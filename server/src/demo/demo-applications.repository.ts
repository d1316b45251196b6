import { sql } from 'kysely';
import { sqlRequest } from '../market/sql-names.ts';
import type { Database } from '../platform/database/database.ts';

/** The latest active requests of a club, with the role that each looks for. */
export async function listDemoClubRequests(
  db: Database,
  teamId: number,
  count: number,
): Promise<{ id: number; role: number }[]> {
  const found = await sql<{ id: number; role: number }>`
    select id, role from requests where team_id = ${teamId} and status = ${sqlRequest.active}
    order by created_at desc, id desc limit ${count}`.execute(db);
  return found.rows;
}

/** Adults of an agent's portfolio, those who play the role first. */
export async function listDemoApplicants(
  db: Database,
  agentId: number,
  role: number,
  count: number,
): Promise<number[]> {
  const found = await sql<{ id: number }>`
    select id from players
    where agent_id = ${agentId} and deleted_at is null and on_market and born_date < '2006-01-01'
    order by (principal_role = ${role}) desc nulls last, id limit ${count}`.execute(db);
  return found.rows.map(({ id }) => id);
}
