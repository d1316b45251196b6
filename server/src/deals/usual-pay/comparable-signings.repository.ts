import type { PlayerRole } from '@trattativa/domain/people/player-roles';
import { sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';
import { sqlOffer } from '../sql-names.ts';

/** A signature of the ledger with the pay that was agreed. */
export interface ComparableSigning {
  role: PlayerRole | null;
  country: string;
  level: number;
  born_date: string | null;
  team_id: number;
  /** Whole euros a month, gross. */
  pay: number;
  signed_on: string;
}

/** More are not read of one country. */
const maxSignings = 5_000;

interface Which {
  since: Date;
  /** Of offers for this country alone. */
  country?: string;
  /** An agent who knows the pay of the own deals, which are left out. */
  exceptAgentId?: number;
}

/**
 * The latest signature of each player since an instant, newest first, with the accepted offer behind it, the deal's own before another
 * one whose seasons had not ended: no loans, no extensions,
 * and nothing that was entered by mistake.
 */
export async function listComparableSignings(
  db: Queryable,
  { since, country, exceptAgentId }: Which,
): Promise<ComparableSigning[]> {
  const inCountry = country === undefined ? sql`true` : sql`v.country = ${country}`;
  const ofOthers =
    exceptAgentId === undefined
      ? sql`true`
      : sql`p.agent_id is distinct from ${exceptAgentId} and not exists (
          select from negotiations n join proposals r on r.id = n.proposal_id
          where n.id = g.negotiation_id and r.agent_id = ${exceptAgentId})`;
  const found = await sql<ComparableSigning>`
    select role, country, level, born_date, team_id, pay, signed_on from (
      select distinct on (g.player_id) g.player_id, p.principal_role as role, v.country, v.level, p.born_date, g.team_id,
        (v.salary_cents / 100)::int as pay, (g.recorded_at at time zone 'UTC')::date as signed_on
      from registrations g join players p on p.id = g.player_id
      join lateral (
        select o.id, o.revision from offers o
          join offer_revisions r on r.offer_id = o.id and r.number = o.revision
        where o.player_id = g.player_id and o.team_id = g.team_id and o.status = ${sqlOffer.accepted} and o.changed_at <= g.recorded_at
          and (o.negotiation_id = g.negotiation_id
            or r.season + jsonb_array_length(coalesce(r.further_seasons, '[]')) >= extract(year from g.recorded_at) - 1)
        order by o.negotiation_id is not distinct from g.negotiation_id desc, o.changed_at desc, o.id desc limit 1) o on true
      join offer_revisions v on v.offer_id = o.id and v.number = o.revision
      where g.source = 'deal' and g.kind <> 'loan' and g.extends_id is null and g.ended_by is distinct from 'correction'
        and g.recorded_at >= ${since} and v.level is not null and v.country is not null and ${inCountry} and ${ofOthers}
      order by g.player_id, g.recorded_at desc) as latest
    order by signed_on desc, player_id limit ${country === undefined ? null : maxSignings}::bigint`.execute(
    db,
  );
  return found.rows;
}
