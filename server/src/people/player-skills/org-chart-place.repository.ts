import { sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';
import { sqlOrgChartRole } from '../sql-names.ts';

/**
 * A club member's place in its org chart (0–8), found by e-mail; of several the one that judges players:
 * sports director, then coach. Null: none.
 */
export async function findOrgChartPlace(
  db: Queryable,
  teamId: number,
  accountId: number,
): Promise<number | null> {
  const found = await sql<{ role: number }>`
    select o.role from team_org_chart o join accounts a on a.email = o.email
    where o.team_id = ${teamId} and a.id = ${accountId}
    order by o.role = ${sqlOrgChartRole.sportsDirector} desc, o.role = ${sqlOrgChartRole.coach} desc, o.role limit 1`.execute(
    db,
  );
  return found.rows[0]?.role ?? null;
}
