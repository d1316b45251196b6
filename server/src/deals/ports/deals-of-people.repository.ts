import { type RawBuilder, sql } from 'kysely';
import type { DealsOfPeople } from '../../people/deals-of-people.ts';
import type { RecordUse } from '../../people/record-uses.ts';
import { sqlNegotiation, sqlOffer, sqlOpenNegotiations } from '../sql-names.ts';
import { isStaffBusy, isTeamBusy } from './open-deals.repository.ts';

type Sql = RawBuilder<unknown>;

/** An offer that still stands or was accepted. */
const stands = sql`status not in (${sqlOffer.rejected}, ${sqlOffer.canceled})`;

const isStaffInDealOf = (staffId: Sql, teamId: number): Sql => sql`(
  exists (select 1 from negotiations n join players p on p.id = n.player_id
          where p.coaching_staff_id = ${staffId} and n.team_id = ${teamId})
  or exists (select 1 from offers o where o.coaching_staff_id = ${staffId} and o.team_id = ${teamId})
  or exists (select 1 from negotiations n
             where n.coaching_staff_id = ${staffId} and n.team_id = ${teamId} and n.status <> ${sqlNegotiation.rejected}))`;

const openNegotiationsOf = (playerId: Sql): Sql => sql`
  (select coalesce(json_agg(json_build_object('id', n.id, 'teamName', t.name, 'status', n.status) order by n.id), '[]')
   from negotiations n join teams t on t.id = n.team_id
   where n.player_id = ${playerId} and n.status in (${sqlOpenNegotiations}))`;

const proposedNegotiations = (): Sql => sql`
  select r.agent_id, r.player_id as proposed_id, n.player_id, n.team_id, n.status in (${sqlOpenNegotiations}) as is_open,
    coalesce(r.commission_cents, case when r.commission_pay in ('transactionCost', 'transferPrice')
      then r.price_cents * r.commission_percent / 100 end, 0) as commission_cents
  from proposals r join negotiations n on n.proposal_id = r.id`;

/** The deals of people, as the people module reads them. */
export const peoplesDeals: DealsOfPeople = {
  isTeamBusy,
  isStaffBusy,
  isStaffInDealOf,
  isNegotiated: (playerId) => sql`
    exists (select 1 from negotiations n where n.player_id = ${playerId} and n.status in (${sqlOpenNegotiations}))`,
  playersInDealsOf: (teamId) => sql`
    select player_id from negotiations where team_id = ${teamId} and player_id is not null
      and status <> ${sqlNegotiation.rejected}
    union all select player_id from offers where team_id = ${teamId} and player_id is not null and ${stands}`,
  teamsProposedTo: (playerId) => sql`select team_id from negotiations where player_id = ${playerId}`,
  openNegotiationsOf,
  countsOf: (playerId) => sql`
    select count(*) filter (where status in (${sqlOpenNegotiations}))::int as ongoing,
           count(*) filter (where status = ${sqlNegotiation.signed})::int as signed
    from negotiations where player_id = ${playerId}`,
  proposedNegotiations,
};

/** The latest negotiation about a player with a club. */
export const latestBetween = (playerId: Sql, teamId: Sql): Sql => sql`
  select n.id from negotiations n where n.player_id = ${playerId} and n.team_id = ${teamId} order by n.id desc limit 1`;

/** The negotiations and offers between a club and a player that did not fail. */
export const dealsBetween = (playerId: Sql, teamId: number | null | Sql): Sql => sql`
  select 1 from negotiations where player_id = ${playerId} and team_id = ${teamId} and status <> ${sqlNegotiation.rejected}
  union all select 1 from offers where player_id = ${playerId} and team_id = ${teamId} and ${stands}`;

/** Deals keep the record of their player; an open or signed one keeps the profile, to which invoices refer. */
export const dealsOfRecord: RecordUse = {
  isRunning: ({ id }) => sql`(
    exists (select from negotiations n where n.player_id = ${id} and n.status <> ${sqlNegotiation.rejected})
    or exists (select from offers o where o.player_id = ${id} and ${stands}))`,
  isShowing: (playerId) => sql`(
    exists (select from proposals o where o.player_id = ${playerId})
    or exists (select from offers o where o.player_id = ${playerId}))`,
};
