import { sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';
import { sqlNegotiation } from '../sql-names.ts';

/** A loan of which the purchase is owed, by a player and the club where the player is. */
export interface OwedPurchase {
  /** The negotiation of the loan. */
  negotiationId: number;
  /** The player of the negotiation that was asked about, and its club. */
  playerId: number;
  engagingTeamId: number;
  /** The club that lent the player. */
  teamId: number;
  clubName: string;
  association: string;
  /** Whether nothing but the loan's last day decides it, which has not come yet. */
  isAhead: boolean;
}

/** The purchases that the club of a negotiation owes for its player, the latest first: chosen, fired, or owed in any case. */
export async function listOwedPurchases(db: Queryable, negotiationId: number): Promise<OwedPurchase[]> {
  const found = await sql<OwedPurchase>`
    with owed as (
      select x.id, loan.id as "negotiationId", n.player_id as "playerId", n.team_id as "engagingTeamId",
        t.id as "teamId", t.name as "clubName", t.home_association as association,
        v.terms -> 'purchase' ->> 'kind' = 'obligation' and v.terms -> 'purchase' ->> 'trigger' is null
          and not exists (select from deal_options d where d.transfer_id = x.id) as "isAhead"
      from negotiations n
        cross join lateral records_of_person(n.player_id) as record
        join negotiations loan on loan.player_id = record and loan.team_id = n.team_id
          and loan.status = ${sqlNegotiation.signed} and loan.id <> n.id
        join transfers x on x.negotiation_id = loan.id and x.state = 'agreed'
        join transfer_revisions v on v.transfer_id = x.id and v.number = x.revision
        join teams t on t.id = x.releasing_team_id
      where n.id = ${negotiationId} and v.terms ->> 'kind' = 'loan')
    select "negotiationId", "playerId", "engagingTeamId", "teamId", "clubName", association, "isAhead" from owed
    where "isAhead"
      or exists (select from deal_options d where d.transfer_id = owed.id and d.outcome in ('exercised', 'due'))
      or exists (select from clause_firings f where f.transfer_id = owed.id and f.clause = 'obligation' and f.taken_back_at is null)
    order by id desc`.execute(db);
  return found.rows;
}
