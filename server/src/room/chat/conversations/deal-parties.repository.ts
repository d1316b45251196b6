import type { NegotiationChange, NegotiationEvents } from '@trattativa/contract/deals/negotiations/events';
import type { OfferChange, OfferEvents } from '@trattativa/contract/deals/offers/events';
import type { TransferChange, TransferEvents } from '@trattativa/contract/deals/transfers/events';
import { sql } from 'kysely';
import { sqlProfile } from '../../../identity/sql-names.ts';
import type { Queryable, Transaction } from '../../../platform/database/database.ts';
import { preparedStatement } from '../../../platform/database/prepared-statement.ts';

/** The people and subject of a negotiation, as its conversation needs them. */
export interface NegotiationParties {
  id: number;
  proposer_account_id: number;
  player: string;
  team: string;
  /** The account of the person proposed, when there is one. */
  linked_account_id: number | null;
  /** Whether the person proposed is of the coaching staff, who are of age. */
  is_staff_member: boolean;
  born_date: string | null;
}

export async function findParties(db: Queryable, negotiationId: number): Promise<NegotiationParties | null> {
  const found = await sql<NegotiationParties>`${preparedStatement}
    select n.id, r.proposer_account_id, t.name as team,
           trim(coalesce(p.name || ' ' || p.surname,
             coalesce(a.name, c.name) || ' ' || coalesce(a.surname, c.surname))) as player,
           a.id as linked_account_id, c.id is not null as is_staff_member,
           greatest(p.born_date, a.born_date) as born_date
    from negotiations n
    join proposals r on r.id = n.proposal_id
    left join players p on p.id = n.player_id
    left join coaching_staff c on c.id = n.coaching_staff_id
    join teams t on t.id = n.team_id
    left join accounts a on a.id = coalesce(p.account_id, c.account_id)
    where n.id = ${negotiationId}`.execute(db);
  return found.rows[0] ?? null;
}

export interface UnpostedMove {
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
): Promise<UnpostedMove[]> {
  await sql`select from conversations where id = ${conversationId} for no key update`.execute(tx);
  const found = await sql<UnpostedMove>`
    select e.id, e.type, e.data from events e
    where (e.id = ${upToEventId} or (e.id < ${upToEventId} and e.reacted_at is null))
      and e.type like 'negotiation.%' and (e.data ->> 'negotiationId')::bigint = ${negotiationId}
      and not exists (select from messages m where m.source_event_id = e.id)
    order by e.id`.execute(tx);
  return found.rows;
}

/**
 * Events of an offer, of these types, up to this one that its conversation has not posted yet, as by
 * `lockUnpostedMoves`.
 */
export function lockUnpostedOfferMoves(
  tx: Transaction,
  conversationId: number,
  offerId: number,
  upToEventId: number,
  types: readonly string[],
): Promise<{ id: number; type: keyof OfferEvents; data: OfferChange }[]> {
  const deal = { field: 'offerId', id: offerId } as const;
  return lockUnposted(tx, conversationId, deal, upToEventId, types) as Promise<
    { id: number; type: keyof OfferEvents; data: OfferChange }[]
  >;
}

/**
 * Events of a transfer, of these types, up to this one that its conversation has not posted yet, as by
 * `lockUnpostedMoves`.
 */
export function lockUnpostedTransferMoves(
  tx: Transaction,
  conversationId: number,
  transferId: number,
  upToEventId: number,
  types: readonly string[],
): Promise<{ id: number; type: keyof TransferEvents; data: TransferChange }[]> {
  const deal = { field: 'transferId', id: transferId } as const;
  return lockUnposted(tx, conversationId, deal, upToEventId, types) as Promise<
    { id: number; type: keyof TransferEvents; data: TransferChange }[]
  >;
}

async function lockUnposted(
  tx: Transaction,
  conversationId: number,
  deal: { field: 'offerId' | 'transferId'; id: number },
  upToEventId: number,
  types: readonly string[],
): Promise<{ id: number; type: string; data: OfferChange | TransferChange }[]> {
  await sql`select from conversations where id = ${conversationId} for no key update`.execute(tx);
  const found = await sql<{ id: number; type: string; data: OfferChange | TransferChange }>`
    select e.id, e.type, e.data from events e
    where (e.id = ${upToEventId} or (e.id < ${upToEventId} and e.reacted_at is null))
      and e.type = any(${[...types]}) and (e.data ->> ${deal.field})::bigint = ${deal.id}
      and not exists (select from messages m where m.source_event_id = e.id)
    order by e.id`.execute(tx);
  return found.rows;
}

/** The people and subject of an offer, as its own conversation needs them. */
export interface OfferParties {
  id: number;
  player: string;
  team: string;
  /** The club member who made the offer; otherwise the club's owner. */
  club_account_id: number | null;
  /** The record owner of the person's record: an agent, the owner of another club, a coach, or whoever added it. */
  record_owner_account_id: number | null;
  /** The person's own account, when there is one. */
  linked_account_id: number | null;
  is_coach: boolean;
  /** A player's own record without another record owner. */
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
             case when c.account_id is null then c.added_by_id end) as record_owner_account_id,
           a.id as linked_account_id, c.id is not null as is_coach, coalesce(p.profile = ${sqlProfile.player}, false) as is_own_record,
           greatest(p.born_date, a.born_date) as born_date
    from offers o
    join teams t on t.id = o.team_id
    left join players p on p.id = o.player_id
    left join coaching_staff c on c.id = o.coaching_staff_id
    left join accounts a on a.id = coalesce(p.account_id, c.account_id)
    where o.id = ${offerId}`.execute(db);
  return found.rows[0] ?? null;
}

/** The people and subject of a transfer, as the two clubs' conversation needs them. */
export interface TransferParties {
  id: number;
  player: string;
  engaging: string;
  releasing: string;
  /** The member of the engaging club who proposed it; otherwise the club's owner. */
  engaging_account_id: number | null;
  /** The releasing club's owner. */
  releasing_account_id: number | null;
}

export async function findTransferParties(
  db: Queryable,
  transferId: number,
): Promise<TransferParties | null> {
  const found = await sql<TransferParties>`
    select x.id, trim(p.name || ' ' || p.surname) as player, e.name as engaging, r.name as releasing,
           coalesce(
             (select m.account_id from transfer_changes c
              join team_members m on m.account_id = c.actor_id and m.team_id = x.engaging_team_id
              where c.transfer_id = x.id and c.act = 'proposed'),
             (select m.account_id from team_members m where m.team_id = x.engaging_team_id and m.is_owner))
             as engaging_account_id,
           (select m.account_id from team_members m where m.team_id = x.releasing_team_id and m.is_owner)
             as releasing_account_id
    from transfers x
    join negotiations n on n.id = x.negotiation_id
    join players p on p.id = n.player_id
    join teams e on e.id = x.engaging_team_id
    join teams r on r.id = x.releasing_team_id
    where x.id = ${transferId}`.execute(db);
  return found.rows[0] ?? null;
}
