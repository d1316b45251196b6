import { sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';
import { sqlNegotiation, sqlOffer } from '../sql-names.ts';

/** A signed deal with the pay that its accepted offer states. */
export interface SignedPayRow {
  team_id: number;
  country: string;
  level: number;
  salary_cents: number;
}

/** What players signed for since an instant, for the level and the country of the offer. */
export async function listSignedPay(db: Queryable, since: Date): Promise<SignedPayRow[]> {
  const found = await sql<SignedPayRow>`
    select o.team_id, v.country, v.level, v.salary_cents
    from offers o join offer_revisions v on v.offer_id = o.id and v.number = o.revision
      join negotiations n on n.id = o.negotiation_id
    where o.player_id is not null and o.status = ${sqlOffer.accepted} and n.status = ${sqlNegotiation.signed}
      and n.changed_at >= ${since} and v.level is not null and v.country is not null
    order by o.id`.execute(db);
  return found.rows;
}
