import type { NegotiationChange, NegotiationEvents } from '@trattativa/contract/deals/negotiations/events';
import type { OfferChange, OfferEvents } from '@trattativa/contract/deals/offers/events';
import { sql } from 'kysely';
import type { Queryable, Transaction } from '../../platform/database/database.ts';

/** The people and subject of a negotiation, as its conversation needs them. */
export interface NegotiationParties {
  id: number;
  proposer_account_id: number;
  player: string;
  team: string;
  /** The account of the person proposed, when there is one. */
  linked_account_id: number | null;
  /** Of a player; coaching staff are of age. */
  is_staff_member: boolean;
  born_date: string | null;
}

export async function findParties(db: Queryable, negotiationId: number): Promise<NegotiationParties | null> {
  const found = await sql<NegotiationParties>`
    select n.id, r.proposer_account_id, t.name as team,
           trim(coalesce(p.name || ' ' || p.surname,
             coalesce(a.name, c.name) || ' ' || coalesce(a.surname, c.surname))) as player,
           a.id as linked_account_id, c.id is not null as is_staff_member,
           coalesce(p.born_date, a.born_date) as born_date
    from negotiations n
    join proposals r on r.id = n.proposal_id
    left join players p on p.id = n.player_id
    left join coaching_staff c on c.id = n.coaching_staff_id
    join teams t on t.id = n.team_id
    left join accounts a on a.id = coalesce(p.account_id, c.account_id)
    where n.id = ${negotiationId}`.execute(db);
  return found.rows[0] ?? null;
}

export interface UntoldMove {
  id: number;
  type: keyof NegotiationEvents;
  data: NegotiationChange;
}

/**
 * Events of a negotiation up to this one that its conversation has not posted yet, oldest first. Reactions
 * may run out of order in several processes; the locked conversation makes each post once and in order.
 */
export async function lockUnpostedMoves(
  tx: Transaction,
  conversationId: number,
  negotiationId: number,
  upToEventId: number,
): Promise<UntoldMove[]> {
  await sql`select from conversations where id = ${conversationId} for no key update`.execute(tx);
  const found = await sql<UntoldMove>`
    select e.id, e.type, e.data from events e
    where (e.id = ${upToEventId} or (e.id < ${upToEventId} and e.reacted_at is null))
      and e.type like 'negotiation.%' and (e.data ->> 'negotiationId')::bigint = ${negotiationId}
      and not exists (select from messages m where m.source_event_id = e.id)
    order by e.id`.execute(tx);
  return found.rows;
}

/** The same for the events of an offer, of these types. */
export async function lockUntoldOfferMoves(
  tx: Transaction,
  conversationId: number,
  offerId: number,
  upToEventId: number,
  types: readonly string[],
): Promise<{ id: number; type: keyof OfferEvents; data: OfferChange }[]> {
  await sql`select from conversations where id = ${conversationId} for no key update`.execute(tx);
  const found = await sql<{ id: number; type: keyof OfferEvents; data: OfferChange }>`
    select e.id, e.type, e.data from events e
    where (e.id = ${upToEventId} or (e.id < ${upToEventId} and e.reacted_at is null))
      and e.type = any(${[...types]}) and (e.data ->> 'offerId')::bigint = ${offerId}
      and not exists (select from messages m where m.source_event_id = e.id)
    order by e.id`.execute(tx);
  return found.rows;
}
