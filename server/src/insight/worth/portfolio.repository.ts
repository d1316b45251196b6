import type { PlayerRole } from '@trattativa/domain/people/player-roles';
import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';

/** The last day of the contracts that a person has signed on the platform; null: none lasts. */
export const registeredUntil = (playerId: RawBuilder<unknown>, today: string) => sql`
  (select max(coalesce(g.ended_on, g.ends_on)) from registrations g
   where g.player_id in (select records_of_person(${playerId})) and g.source = 'deal'
     and coalesce(g.ended_on, g.ends_on) >= ${today}::date)`;

export interface PortfolioRow {
  role: PlayerRole | null;
  level: number | null;
  born_date: string | null;
  value_cents: number | null;
  registered_until: string | null;
}

/** The players of an agent's portfolio. */
export async function listPortfolio(db: Queryable, agentId: number, today: string): Promise<PortfolioRow[]> {
  const found = await sql<PortfolioRow>`
    select p.principal_role as role, p.current_level as level, p.born_date, p.player_value_cents as value_cents,
      ${registeredUntil(sql`p.id`, today)} as registered_until
    from players p where p.agent_id = ${agentId} and p.deleted_at is null`.execute(db);
  return found.rows;
}

/** The country in which an agent works. */
export async function findAgentCountry(db: Queryable, agentId: number): Promise<string | null> {
  const found = await sql<{
    country: string | null;
  }>`select country from agents where id = ${agentId}`.execute(db);
  return found.rows[0]?.country ?? null;
}
