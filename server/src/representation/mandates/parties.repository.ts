import { sql } from 'kysely';
import { sqlProfile } from '../../identity/sql-names.ts';
import type { Queryable } from '../../platform/database/database.ts';

/** True for a club that has people on the platform: it can confirm a mandate. */
export async function isRegisteredTeam(db: Queryable, teamId: number): Promise<boolean> {
  const found =
    await sql`select from teams where id = ${teamId} and profile = ${sqlProfile.team} and deleted_at is null`.execute(
      db,
    );
  return found.rows.length > 0;
}

/** True for an agent who can log in and answer. */
export async function isActiveAgent(db: Queryable, agentId: number): Promise<boolean> {
  const found = await sql`
    select from agents g join accounts a on a.id = g.account_id
    where g.id = ${agentId} and a.activated_at is not null`.execute(db);
  return found.rows.length > 0;
}
