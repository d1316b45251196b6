import type { Recipient } from '@trattativa/contract/market/requests/request';
import { sql } from 'kysely';
import { sqlListedTeams, sqlProfile } from '../../identity/sql-names.ts';
import type { Actor } from '../../platform/actor.ts';
import { assertFound } from '../../platform/database/assert-found.ts';
import type { Columns, Queryable, Transaction } from '../../platform/database/database.ts';
import { isRecipient } from './requests.repository.ts';

export interface RecipientIds {
  teamIds: readonly number[];
  agentIds: readonly number[];
  coachingStaffIds: readonly number[];
}

/** True for a club that is registered or not registered, not waiting or removed. */
export async function isChoosableTeam(tx: Transaction, teamId: number): Promise<boolean> {
  const found =
    await sql`select id from teams where id = ${teamId} and deleted_at is null and profile in (${sqlListedTeams})`.execute(
      tx,
    );
  return found.rows.length > 0;
}

/** The accounts of the members of the club that a request belongs to. */
export async function listMakerAccounts(tx: Transaction, teamId: number): Promise<number[]> {
  const found = await sql<{
    account_id: number;
  }>`select account_id from team_members where team_id = ${teamId}`.execute(tx);
  return found.rows.map((row) => row.account_id);
}

/** The accounts that read the answers to a request: the members of its club, and the agent who published it. */
export async function listRequestMakers(tx: Transaction, requestId: number): Promise<number[]> {
  const found = await sql<{ account_id: number }>`
    select m.account_id from requests r join team_members m on m.team_id = r.team_id where r.id = ${requestId}
    union select g.account_id from requests r join agents g on g.id = r.agent_id where r.id = ${requestId}`.execute(
    tx,
  );
  return found.rows.map((row) => row.account_id);
}

/** The accounts that act for one recipient of a request: an agent, a coach, or all members of a club. */
export async function listRecipientAccounts(tx: Transaction, recipientId: number): Promise<number[]> {
  const found = await sql<{ account_id: number }>`
    select m.account_id from request_recipients x join team_members m on m.team_id = x.team_id where x.id = ${recipientId}
    union select g.account_id from request_recipients x join agents g on g.id = x.agent_id where x.id = ${recipientId}
    union select c.account_id from request_recipients x join coaching_staff c on c.id = x.coaching_staff_id
    where x.id = ${recipientId} and c.account_id is not null`.execute(tx);
  return found.rows.map((row) => row.account_id);
}

/** The ids that cannot be chosen: clubs that wait or are removed, agents and coaches who are not active. */
export async function findUnknownRecipients(tx: Transaction, ids: RecipientIds): Promise<RecipientIds> {
  const found = await sql<{ teams: number[]; agents: number[]; coaches: number[] }>`
    select
      array(select unnest(${[...ids.teamIds]}::bigint[]) except
        select id from teams where deleted_at is null and profile in (${sqlListedTeams})) as teams,
      array(select unnest(${[...ids.agentIds]}::bigint[]) except
        select g.id from agents g join accounts a on a.id = g.account_id where a.activated_at is not null) as agents,
      array(select unnest(${[...ids.coachingStaffIds]}::bigint[]) except
        select c.id from coaching_staff c join accounts a on a.id = c.account_id
        where a.activated_at is not null and c.deleted_at is null) as coaches
    `.execute(tx);
  const { teams, agents, coaches } = assertFound(found.rows[0]);
  return { teamIds: teams, agentIds: agents, coachingStaffIds: coaches };
}

/**
 * Sets the recipients of a request: new ones wait for delivery, present ones keep their delivery status.
 * Returns the new rows.
 */
export async function replaceRecipients(
  tx: Transaction,
  requestId: number,
  ids: RecipientIds,
  at: Date,
): Promise<number[]> {
  const teams = sql`${[...ids.teamIds]}::bigint[]`;
  const agents = sql`${[...ids.agentIds]}::bigint[]`;
  const coaches = sql`${[...ids.coachingStaffIds]}::bigint[]`;
  await sql`
    delete from request_recipients where request_id = ${requestId} and not (
      coalesce(team_id = any(${teams}), false) or coalesce(agent_id = any(${agents}), false)
      or coalesce(coaching_staff_id = any(${coaches}), false))`.execute(tx);
  const added = await sql<{ id: number }>`
    insert into request_recipients (request_id, team_id, agent_id, coaching_staff_id, added_at)
    select ${requestId}::bigint, id, null::bigint, null::bigint, ${at}::timestamptz from unnest(${teams}) as id
    union all select ${requestId}::bigint, null, id, null, ${at}::timestamptz from unnest(${agents}) as id
    union all select ${requestId}::bigint, null, null, id, ${at}::timestamptz from unnest(${coaches}) as id
    on conflict do nothing returning id`.execute(tx);
  return added.rows.map((row) => row.id);
}

/** The recipients of a request with names and delivery status, clubs first. */
export async function listRecipients(db: Queryable, requestId: number): Promise<Recipient[]> {
  const found = await sql<Recipient>`
    select 'team' as kind, t.id, t.name, t.city as detail, x.delivery
    from request_recipients x join teams t on t.id = x.team_id where x.request_id = ${requestId}
    union all
    select 'agent', g.id, trim(a.name || ' ' || a.surname), g.society, x.delivery
    from request_recipients x join agents g on g.id = x.agent_id join accounts a on a.id = g.account_id
    where x.request_id = ${requestId}
    union all
    select 'coachingStaff', c.id, trim(a.name || ' ' || a.surname), '', x.delivery
    from request_recipients x join coaching_staff c on c.id = x.coaching_staff_id join accounts a on a.id = c.account_id
    where x.request_id = ${requestId}
    order by 1 desc, 3, 2`.execute(db);
  return found.rows;
}

/** The ids that can be chosen, as undelivered recipients with names, clubs first. */
export async function listChosenRecipients(db: Queryable, ids: RecipientIds): Promise<Recipient[]> {
  const found = await sql<Recipient>`
    select 'team' as kind, id, name, city as detail, 0 as delivery
    from teams where id = any(${[...ids.teamIds]}::bigint[]) and deleted_at is null and profile in (${sqlListedTeams})
    union all
    select 'agent', g.id, trim(a.name || ' ' || a.surname), g.society, 0
    from agents g join accounts a on a.id = g.account_id
    where g.id = any(${[...ids.agentIds]}::bigint[]) and a.activated_at is not null
    union all
    select 'coachingStaff', c.id, trim(a.name || ' ' || a.surname), '', 0
    from coaching_staff c join accounts a on a.id = c.account_id
    where c.id = any(${[...ids.coachingStaffIds]}::bigint[]) and a.activated_at is not null and c.deleted_at is null
    order by 1 desc, 3, 2`.execute(db);
  return found.rows;
}

/** Marks a request as viewed by the actor. False when the actor is no recipient, or viewed it before. */
export async function markViewed(
  tx: Transaction,
  requestId: number,
  actor: Actor,
  at: Date,
): Promise<boolean> {
  const updated = await sql`
    update request_recipients x set delivery = 2, viewed_at = ${at}
    where x.request_id = ${requestId} and x.delivery < 2 and ${isRecipient(actor)} returning id`.execute(tx);
  return updated.rows.length > 0;
}

/** Moves a delivery 0 → 1. False when it was sent before. */
export async function markSent(tx: Transaction, recipientId: number, at: Date): Promise<boolean> {
  const updated = await sql`
    update request_recipients set delivery = greatest(delivery, 1), sent_at = ${at}
    where id = ${recipientId} and sent_at is null returning id`.execute(tx);
  return updated.rows.length > 0;
}

export async function listWaitingRecipients(tx: Transaction, requestId: number): Promise<number[]> {
  const found = await sql<{ id: number }>`
    select id from request_recipients where request_id = ${requestId} and sent_at is null order by id`.execute(
    tx,
  );
  return found.rows.map((row) => row.id);
}

export interface Delivery extends Columns<'requests', 'status' | 'role' | 'level' | 'team_id' | 'city'> {
  request_id: number;
  country: string;
  team_name: string;
  /** The people to mail: members of a registered club, or the contact of another; the agent; the coach. */
  addressees: { email: string; name: string; language: string }[];
}

/** The people of a recipient `x` who are written to; of a club without logins its contact address. */
export const addressees = sql`
  (select coalesce(json_agg(json_build_object('email', w.email, 'name', w.name, 'language', w.language)), '[]') from (
    select a.email::text, a.name, a.language from accounts a join team_members m on m.account_id = a.id
    where m.team_id = x.team_id
    union all select a.email::text, a.name, a.language from accounts a join agents g on g.account_id = a.id
    where g.id = x.agent_id
    union all select a.email::text, a.name, a.language from accounts a join coaching_staff c on c.account_id = a.id
    where c.id = x.coaching_staff_id
    union all select to_club.contact_email::text, to_club.name, 'it' from teams to_club
    where to_club.id = x.team_id and to_club.profile = ${sqlProfile.teamNotRegistered} and to_club.contact_email is not null
  ) w)`;

/** The data of the mail to a recipient; null when it was sent before, or the recipient was removed. */
export async function findDelivery(db: Queryable, recipientId: number): Promise<Delivery | null> {
  const found = await sql<Delivery>`
    select r.id as request_id, r.status, r.role, r.level, r.team_id, t.name as team_name, r.city, r.country,
      ${addressees} as addressees
    from request_recipients x join requests r on r.id = x.request_id join teams t on t.id = r.team_id
    where x.id = ${recipientId} and x.sent_at is null`.execute(db);
  return found.rows[0] ?? null;
}

/** The accounts that made or received a request. */
export async function listRequestAudience(tx: Transaction, requestId: number): Promise<number[]> {
  const found = await sql<{ account_id: number }>`
    select m.account_id from requests r join team_members m on m.team_id = r.team_id where r.id = ${requestId}
    union select g.account_id from requests r join agents g on g.id = r.agent_id where r.id = ${requestId}
    union select m.account_id from request_recipients x join team_members m on m.team_id = x.team_id where x.request_id = ${requestId}
    union select g.account_id from request_recipients x join agents g on g.id = x.agent_id where x.request_id = ${requestId}
    union select c.account_id from request_recipients x join coaching_staff c on c.id = x.coaching_staff_id
    where x.request_id = ${requestId}`.execute(tx);
  return found.rows.map((row) => row.account_id);
}
