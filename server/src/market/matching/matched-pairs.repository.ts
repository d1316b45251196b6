import type { MandateDays } from '@trattativa/domain/market/matching/mandate-days';
import type { OwnAnswer } from '@trattativa/domain/market/request-answers';
import type { PlayerRole } from '@trattativa/domain/people/player-roles';
import { sql } from 'kysely';
import { type PlayerRow, playerColumns } from '../../people/players.ts';
import type { Columns, Queryable, Transaction } from '../../platform/database/database.ts';
import { isRecipient, ownAnswer, type Reader } from '../requests/requests.repository.ts';
import { sqlRequest } from '../sql-names.ts';

/** A player of a page of matches: the whole record, with the name of its owner. */
export interface MatchPlayerRow
  extends PlayerRow,
    Columns<
      'players',
      'born_year' | 'created_at' | 'import_id' | 'registrable_from' | 'signed_season' | 'skills'
    > {
  owner_name: string;
  /** When the player came to the market, or changed in a compared field. */
  matched_since: Date;
  /** As the order of matches knows them (`player_market`). */
  mandate_days: MandateDays[];
  reply_percent: number | null;
}

export async function listMatchPlayers(
  db: Queryable,
  ids: readonly number[],
): Promise<Map<number, MatchPlayerRow>> {
  const found = await sql<MatchPlayerRow>`
    select ${playerColumns}, p.created_at, p.import_id, p.registrable_from, p.signed_season, p.skills, coalesce(
      nullif(trim(ga.name || ' ' || ga.surname), ''), t.name, nullif(trim(ca.name || ' ' || ca.surname), ''),
      p.name || ' ' || p.surname) as owner_name, coalesce(m.matched_since, p.updated_at) as matched_since,
      (select coalesce(jsonb_agg(jsonb_build_object('from', lower(days), 'until', upper(days))), '[]')
       from unnest(m.mandate_days) days) as mandate_days, m.reply_percent
    from players p
    left join player_market m on m.player_id = p.id
    left join agents g on g.id = p.agent_id left join accounts ga on ga.id = g.account_id
    left join teams t on t.id = p.team_id
    left join coaching_staff c on c.id = p.coaching_staff_id left join accounts ca on ca.id = c.account_id
    where p.id = any(${[...ids]})`.execute(db);
  return new Map(found.rows.map((row) => [row.id, row]));
}

/** The fields of a request that a match shows and compares. Money in euro cents. */
export interface MatchRequestRow
  extends Columns<
    'requests',
    | 'id'
    | 'team_id'
    | 'season'
    | 'role'
    | 'level'
    | 'country'
    | 'city'
    | 'over_age'
    | 'under_age'
    | 'offer_cents'
    | 'refund_range'
    | 'contractual_status'
    | 'immediate_availability'
    | 'foot'
    | 'min_height_cm'
    | 'eu_passport'
    | 'skills'
    | 'second_role_accepted'
    | 'moves'
    | 'fee_budget_cents'
    | 'born_from'
    | 'born_to'
    | 'nationalities'
    | 'non_eu_place'
    | 'min_minutes'
    | 'matched_since'
    | 'usual_cents'
  > {
  team_name: string;
  team_image_url: string | null;
}

export async function listMatchRequests(
  db: Queryable,
  ids: readonly number[],
): Promise<Map<number, MatchRequestRow>> {
  const found = await sql<MatchRequestRow>`
    select r.id, r.team_id, t.name as team_name, t.picture_url as team_image_url, r.season, r.role, r.level, r.country, r.city,
      r.over_age, r.under_age, r.offer_cents, r.refund_range, r.contractual_status, r.immediate_availability, r.foot,
      r.min_height_cm, r.eu_passport, r.skills, r.second_role_accepted, r.moves, r.fee_budget_cents, r.born_from, r.born_to,
      r.nationalities, r.non_eu_place, r.min_minutes, r.matched_since, r.usual_cents
    from requests r join teams t on t.id = r.team_id where r.id = any(${[...ids]})`.execute(db);
  return new Map(found.rows.map((row) => [row.id, row]));
}

/** What the reader's side has answered to those of the requests that it received. */
export async function listOwnAnswers(
  db: Queryable,
  reader: Reader,
  ids: readonly number[],
): Promise<Map<number, OwnAnswer | null>> {
  const found = await sql<{ request_id: number; answer: OwnAnswer | null }>`
    select x.request_id, ${ownAnswer} as answer
    from request_recipients x left join request_answers answered on answered.recipient_id = x.id
    where ${isRecipient(reader)} and x.request_id = any(${[...ids]}::bigint[])`.execute(db);
  return new Map(found.rows.map(({ request_id, answer }) => [request_id, answer]));
}

/** The active requests of a club, the latest first; as many as a person can keep in view. */
export async function listActiveRequestIds(db: Queryable, teamId: number): Promise<number[]> {
  const found = await sql<{ id: number }>`
    select id from requests where team_id = ${teamId} and status = ${sqlRequest.active}
    order by id desc limit 100`.execute(db);
  return found.rows.map((row) => row.id);
}

/**
 * The roles that a change of players concerns: those that clubs were last notified of, and the present ones.
 * Stores the present ones for the next change.
 */
export async function replaceNotifiedRoles(
  tx: Transaction,
  firstId: number,
  lastId: number,
): Promise<PlayerRole[]> {
  const replaced = await sql<{ role: PlayerRole }>`
    with before as (
      select player_id, told_roles from player_market where player_id between ${firstId} and ${lastId}
      order by player_id for no key update
    ), replaced as (
      update player_market m set told_roles = array_remove(array[m.role, m.second_role], null)
      from before b where m.player_id = b.player_id
      returning b.told_roles || array_remove(array[m.role, m.second_role], null) as roles
    )
    select distinct unnest(roles) as role from replaced order by 1`.execute(tx);
  return replaced.rows.map(({ role }) => role);
}

/** The accounts of clubs with an active request for one of the roles. */
export async function listClubsLookingFor(tx: Transaction, roles: readonly PlayerRole[]): Promise<number[]> {
  const found = await sql<{ account_id: number }>`
    select distinct m.account_id from requests r join team_members m on m.team_id = r.team_id
    where r.status = ${sqlRequest.active} and r.role = any(${[...roles]}::smallint[])`.execute(tx);
  return found.rows.map((row) => row.account_id);
}
