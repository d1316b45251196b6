import { sql } from 'kysely';
import { sqlProfile } from '../../identity/sql-names.ts';
import type { Queryable } from '../../platform/database/database.ts';

/** The people and subject of an offer, as its own conversation needs them. */
export interface OfferParties {
  id: number;
  player: string;
  team: string;
  /** The club member who made the offer; otherwise the club's owner. */
  club_account_id: number | null;
  /** The keeper of the person's record: an agent, the owner of another club, a coach, or whoever added it. */
  keeper_account_id: number | null;
  /** The person's own account, when there is one. */
  linked_account_id: number | null;
  is_coach: boolean;
  /** A player's own record without another keeper. */
  is_own_record: boolean;
  born_date: string | null;
}

export async function findOfferParties(db: Queryable, offerId: number): Promise<OfferParties | null> {
  const found = await sql<OfferParties>`
    select o.id, t.name as team,
           trim(coalesce(p.name || ' ' || p.surname,
             coalesce(a.name, c.name) || ' ' || coalesce(a.surname, c.surname))) as player,
           coalesce(
             (select m.account_id from offer_changes x
              join team_members m on m.account_id = x.actor_id and m.team_id = o.team_id
              where x.offer_id = o.id and x.act = 'created'),
             (select m.account_id from team_members m where m.team_id = o.team_id and m.is_owner)) as club_account_id,
           coalesce(
             (select g.account_id from agents g where g.id = p.agent_id),
             (select k.account_id from coaching_staff k where k.id = p.coaching_staff_id),
             (select m.account_id from team_members m
              where m.team_id = p.team_id and m.team_id <> o.team_id and m.is_owner),
             case when c.account_id is null then c.added_by_id end) as keeper_account_id,
           a.id as linked_account_id, c.id is not null as is_coach, coalesce(p.profile = ${sqlProfile.player}, false) as is_own_record,
           coalesce(p.born_date, a.born_date) as born_date
    from offers o
    join teams t on t.id = o.team_id
    left join players p on p.id = o.player_id
    left join coaching_staff c on c.id = o.coaching_staff_id
    left join accounts a on a.id = coalesce(p.account_id, c.account_id)
    where o.id = ${offerId}`.execute(db);
  return found.rows[0] ?? null;
}
