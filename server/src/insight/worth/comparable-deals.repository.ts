import type { PlayerRole } from '@trattativa/domain/people/player-roles';
import { sql } from 'kysely';
import { sqlOffer } from '../../deals/sql-names.ts';
import type { Queryable } from '../../platform/database/database.ts';

/** A deal of the ledger with what was agreed. */
export interface SignedDealRow {
  role: PlayerRole | null;
  level: number;
  born_date: string | null;
  team_id: number;
  /** Whole euros a month, gross. */
  pay: number;
  signed_on: string;
}

/** More are not read. */
const maxDeals = 5_000;

/**
 * The latest signature of each player in a country since a day, with the accepted offer behind it: no loans, nothing that was entered
 * by mistake, and nothing of the agent's own, whose pay the agent knows.
 */
export async function listSignedDeals(
  db: Queryable,
  { agentId, country, since }: { agentId: number; country: string; since: Date },
): Promise<SignedDealRow[]> {
  const found = await sql<SignedDealRow>`
    select * from (
      select distinct on (g.player_id) p.principal_role as role, v.level, p.born_date, g.team_id,
        (v.salary_cents / 100)::int as pay, (g.recorded_at at time zone 'UTC')::date as signed_on
      from registrations g join players p on p.id = g.player_id
      join lateral (
        select o.id, o.revision from offers o
        where o.player_id = g.player_id and o.team_id = g.team_id and o.status = ${sqlOffer.accepted} and o.changed_at <= g.recorded_at
        order by o.changed_at desc, o.id desc limit 1) o on true
      join offer_revisions v on v.offer_id = o.id and v.number = o.revision
      where g.source = 'deal' and g.kind <> 'loan' and g.extends_id is null and g.ended_by is distinct from 'correction' and g.recorded_at >= ${since}
        and v.country = ${country} and p.agent_id is distinct from ${agentId}
        and not exists (
          select from negotiations n join proposals r on r.id = n.proposal_id
          where n.id = g.negotiation_id and r.agent_id = ${agentId})
      order by g.player_id, g.recorded_at desc) as latest
    order by signed_on desc limit ${maxDeals}`.execute(db);
  return found.rows;
}

/** The country in which an agent works. */
export async function findAgentCountry(db: Queryable, agentId: number): Promise<string | null> {
  const found = await sql<{
    country: string | null;
  }>`select country from agents where id = ${agentId}`.execute(db);
  return found.rows[0]?.country ?? null;
}
