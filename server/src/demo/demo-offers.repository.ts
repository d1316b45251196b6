import { sql } from 'kysely';
import type { Database } from '../platform/database/database.ts';

/** Adult players of an agent who are on the market and were proposed to some club, in the order of their records. */
export async function listProposedAdults(
  db: Database,
  agentId: number,
  bornUntil: string,
  limit: number,
): Promise<number[]> {
  const found = await sql<{ id: number }>`
    select p.id from players p
    where p.agent_id = ${agentId} and p.on_market and p.deleted_at is null and p.born_date <= ${bornUntil}::date
      and exists (select from negotiations n where n.player_id = p.id)
    order by p.id limit ${limit}`.execute(db);
  return found.rows.map(({ id }) => id);
}

/** The own record of the coach with this address. */
export async function findDemoCoach(db: Database, email: string): Promise<number | null> {
  const found = await sql<{ id: number }>`
    select c.id from coaching_staff c join accounts a on a.id = c.account_id where a.email = ${email}`.execute(
    db,
  );
  return found.rows[0]?.id ?? null;
}
