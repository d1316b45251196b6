import { sql } from 'kysely';
import { sqlRequest } from '../../market/sql-names.ts';
import type { Database } from '../../platform/database/database.ts';

/** Adults of agents' portfolios on the market whom none of these agents keeps, in an order that mixes the agents. */
export async function listDemoMarketAdults(
  db: Database,
  { notOf, bornUntil, limit }: { notOf: number[]; bornUntil: string; limit: number },
): Promise<number[]> {
  const found = await sql<{ id: number }>`
    select id from players p
    where on_market and deleted_at is null and agent_id <> all(${notOf}::bigint[]) and born_date <= ${bornUntil}::date
    order by id % 17, id limit ${limit}`.execute(db);
  return found.rows.map(({ id }) => id);
}

/** Agents who received open requests of a club and have not answered, one for each request. */
export async function listDemoReceived(
  db: Database,
  teamId: number,
): Promise<{ requestId: number; agentId: number }[]> {
  const found = await sql<{ requestId: number; agentId: number }>`
    select q.id as "requestId", min(x.agent_id) as "agentId"
    from requests q join request_recipients x on x.request_id = q.id
    where q.team_id = ${teamId} and q.status = ${sqlRequest.active} and x.agent_id is not null
      and not exists (select from request_answers w where w.recipient_id = x.id)
    group by q.id order by q.id`.execute(db);
  return found.rows;
}
