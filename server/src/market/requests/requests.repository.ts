import type { OwnAnswer } from '@trattativa/domain/market/request-answers';
import { type RequestStatus, requestStatus } from '@trattativa/domain/market/request-statuses';
import { type RawBuilder, sql } from 'kysely';
import type { Actor } from '../../platform/actor.ts';
import { assertFound } from '../../platform/database/assert-found.ts';
import type { Columns, Queryable, Transaction } from '../../platform/database/database.ts';
import { sqlRequest } from '../sql-names.ts';
import { columnsOfRequest, type RequestFields, type RequestRow } from './request.ts';

/** The reader of a request; an anonymous one has none of the three ids. */
export type Reader = Pick<Actor, 'teamId' | 'agentId' | 'coachingStaffId'>;

/** The recipient row of an actor: of the club, the agent or the coach. Matches nothing for others. */
export function isRecipient(actor: Reader): RawBuilder<unknown> {
  if (actor.teamId !== null) return sql`x.team_id = ${actor.teamId}`;
  if (actor.agentId !== null) return sql`x.agent_id = ${actor.agentId}`;
  if (actor.coachingStaffId !== null) return sql`x.coaching_staff_id = ${actor.coachingStaffId}`;
  return sql`false`;
}

/** What the recipient `x` has answered, joined as `answered`; null where there is no recipient. */
export const ownAnswer = sql<OwnAnswer | null>`case when x.id is null then null
    when answered.recipient_id is null then 'missing' when answered.fits then 'fits' else 'nobody' end`;

const contentColumns = Object.values(columnsOfRequest).map((column) => `r.${column}`);
const columns = sql.raw(`
  r.id, r.version, r.status, r.team_id, r.season, ${contentColumns.join(', ')}, r.created_at, r.updated_at,
  t.name as team_name, t.city as team_city,
  t.country as team_country, t.region as team_region, t.category as team_category, t.level as team_level,
  t.league_name as team_league_name, t.profile as team_profile, t.picture_url as team_image_url,
  r.agent_id, nullif(trim(ga.name || ' ' || ga.surname), '') as agent_name, g.society as agent_society`);

/**
 * Selects requests as this actor reads them, with `more` columns; the caller appends conditions and order.
 */
export function selectRequests(actor: Reader, more = sql``): RawBuilder<unknown> {
  return sql`
    select ${columns}, x.delivery as my_delivery, ${ownAnswer} as my_answer,
      (select jsonb_build_object('recipients', count(*), 'sent', count(*) filter (where y.delivery > 0),
                                 'viewed', count(*) filter (where y.delivery = 2))
       from request_recipients y where y.request_id = r.id) as delivery${more}
    from requests r join teams t on t.id = r.team_id
    left join agents g on g.id = r.agent_id left join accounts ga on ga.id = g.account_id
    left join request_recipients x on x.request_id = r.id and ${isRecipient(actor)}
    left join request_answers answered on answered.recipient_id = x.id`;
}

export async function findRequest(db: Queryable, actor: Reader, id: number): Promise<RequestRow | null> {
  const found = await sql<RequestRow>`${selectRequests(actor)} where r.id = ${id}`.execute(db);
  return found.rows[0] ?? null;
}

export async function insertRequest(
  tx: Transaction,
  made: { teamId: number; agentId: number | null; season: number; by: number; at: Date },
  fields: RequestFields,
): Promise<number> {
  const names = Object.keys(fields).map((name) => sql.ref(name));
  const inserted = await sql<{ id: number }>`
    insert into requests (team_id, agent_id, season, created_by, created_at, updated_at, ${sql.join(names)})
    values (${made.teamId}, ${made.agentId}, ${made.season}, ${made.by}, ${made.at}, ${made.at}, ${sql.join(Object.values(fields))})
    returning id`.execute(tx);
  return assertFound(inserted.rows[0]).id;
}

/** Changes an active request of this club if it is still at the version seen. False otherwise. */
export async function updateRequest(
  tx: Transaction,
  target: { id: number; teamId: number; version: number },
  fields: RequestFields,
  at: Date,
): Promise<boolean> {
  const sets = Object.entries(fields).map(([name, value]) => sql`${sql.ref(name)} = ${value}`);
  const updated = await sql`
    update requests set ${sql.join(sets)}, updated_at = ${at}, version = version + 1
    where id = ${target.id} and team_id = ${target.teamId} and version = ${target.version} and status = ${sqlRequest.active}
    returning id`.execute(tx);
  return updated.rows.length > 0;
}

/** Changes the status and stores who did it. False when version or status have changed meanwhile. */
export async function moveRequestStatus(
  tx: Transaction,
  move: {
    id: number;
    version: number;
    from: RequestStatus;
    to: RequestStatus;
    by: number;
    note: string;
    at: Date;
  },
): Promise<boolean> {
  const updated = await sql`
    update requests set status = ${move.to}, updated_at = ${move.at}, version = version + 1
    where id = ${move.id} and version = ${move.version} and status = ${move.from} returning id`.execute(tx);
  if (updated.rows.length === 0) return false;
  await sql`
    insert into request_status_changes (request_id, from_status, to_status, actor_id, note, at)
    values (${move.id}, ${move.from}, ${move.to}, ${move.by}, ${move.note}, ${move.at})`.execute(tx);
  return true;
}

export interface StatusChangeRow
  extends Columns<'request_status_changes', 'at' | 'from_status' | 'to_status' | 'note'> {
  by_name: string | null;
}

/** The status changes of a request, oldest first. */
export async function listStatusChanges(db: Queryable, requestId: number): Promise<StatusChangeRow[]> {
  const found = await sql<StatusChangeRow>`
    select c.at, nullif(trim(a.name || ' ' || a.surname), '') as by_name, c.from_status, c.to_status, c.note
    from request_status_changes c left join accounts a on a.id = c.actor_id
    where c.request_id = ${requestId} order by c.id`.execute(db);
  return found.rows;
}

/** Deletes the drafts and closes the requests of a club that nobody acts for any more. */
export async function endRequestsOfTeam(tx: Transaction, teamId: number, at: Date): Promise<void> {
  await sql`delete from request_drafts where team_id = ${teamId}`.execute(tx);
  await sql`
    update requests set status = ${requestStatus.closed}, version = version + 1, updated_at = ${at}
    where team_id = ${teamId} and status = ${requestStatus.active}`.execute(tx);
}

/** Deletes the drafts that the person was writing as an agent. */
export async function eraseRequestDrafts(tx: Transaction, accountId: number): Promise<void> {
  await sql`
    delete from request_drafts where agent_id in (select id from agents where account_id = ${accountId})`.execute(
    tx,
  );
}

export async function moveDrafts(tx: Transaction, fromTeamId: number, toTeamId: number): Promise<void> {
  await sql`update request_drafts set team_id = ${toTeamId} where team_id = ${fromTeamId}`.execute(tx);
}
