import { type RawBuilder, sql } from 'kysely';
import { sqlProfile } from '../../../identity/sql-names.ts';
import type { Queryable, Transaction } from '../../../platform/database/database.ts';
import { preparedStatement } from '../../../platform/database/prepared-statement.ts';
import { sqlRequest } from '../../sql-names.ts';
import { comparedSql } from '../compared-pairs.repository.ts';
import { withTerms } from '../criteria.repository.ts';
import { coreSql } from '../match-scopes.repository.ts';

/**
 * The pairs to compare again: those of some players (first to last id), of one request, or of the active
 * requests of some clubs.
 */
export type PairsToCompare =
  | { firstPlayerId: number; lastPlayerId: number }
  | { requestId: number }
  | { firstTeamId: number; lastTeamId: number };

/** A pair that has just become exact: for the club with the player's pay in bands, for the owner to the euro. */
export interface NewPair {
  for_club: boolean;
  for_owner: boolean;
  request_id: number;
  player_id: number;
  /** The club whose request it is. */
  team_id: number;
  /** The owner of the player's record; equal for all records of one owner. */
  owner: string;
}

/**
 * Saves which pairs are exact now and which no longer are. Returns the new ones: never saved before, or lost
 * and back with another fingerprint. A pair that changed and stayed exact is not new. Whether it is exact is judged with the
 * player's pay in bands: what a club is told must not be finer than its lists. Of these pairs the owner of the record is
 * told of those exact to the euro. `notified` false leaves the owners to be notified later.
 *
 * `was` is the row before the statement (`returning old` would need PostgreSQL 18). Of two statements that find
 * one pair at once, `found_at` tells which was first.
 */
export async function saveExactPairs(
  tx: Transaction,
  pairs: PairsToCompare,
  options: { today: string; at: Date; notified: boolean },
): Promise<NewPair[]> {
  const { today, at, notified } = options;
  const { exact, saved } = queriesFor(pairs);
  if ('firstPlayerId' in pairs) await lockMarketRows(tx, pairs);
  const found = await sql<NewPair>`
    with exact as materialized (
      select pairs.player_id, pairs.request_id, player_fingerprint, request_fingerprint,
        r.offer_top_cents is null or p.asked_cents <= r.offer_top_cents as to_the_euro
      from (${comparedSql(today, exact.join, exact.conditions, withTerms.bands.all)}) as pairs
        join requests r on r.id = pairs.request_id join player_market p on p.player_id = pairs.player_id
      where compared = 0
    ), over as (
      update told_matches t set exact = false, turned_at = ${at}
      where t.exact and ${saved} and not exists (
        select 1 from exact e where e.player_id = t.player_id and e.request_id = t.request_id)
    ), turned as (
      insert into told_matches as t (
        player_id, request_id, player_fingerprint, request_fingerprint, exact, owner_exact, turned_at, found_at, owner_told_at)
      select player_id, request_id, player_fingerprint, request_fingerprint, true, to_the_euro, ${at}::timestamptz,
        ${at}::timestamptz, case when to_the_euro then ${notified ? at : null}::timestamptz else ${at}::timestamptz end
      from exact order by player_id, request_id
      on conflict (player_id, request_id) do update set exact = true, owner_exact = excluded.owner_exact, turned_at = excluded.turned_at,
        player_fingerprint = excluded.player_fingerprint, request_fingerprint = excluded.request_fingerprint,
        found_at = case when t.exact or (t.player_fingerprint = excluded.player_fingerprint
          and t.request_fingerprint = excluded.request_fingerprint) then t.found_at else excluded.found_at end,
        owner_told_at = case when not excluded.owner_exact or (t.exact and t.owner_exact) or (t.player_fingerprint = excluded.player_fingerprint
          and t.request_fingerprint = excluded.request_fingerprint) then t.owner_told_at else excluded.owner_told_at end
      where not t.exact or t.player_fingerprint <> excluded.player_fingerprint
        or t.request_fingerprint <> excluded.request_fingerprint
      returning player_id, request_id, found_at, owner_exact, owner_told_at
    ), news as (
      select n.player_id, n.request_id,
        n.found_at = ${at} and (was.player_id is null or not was.exact and ${isChanged}) as for_club,
        n.owner_exact and n.owner_told_at = ${at}
          and (was.player_id is null or not (was.exact and was.owner_exact) and ${isChanged}) as for_owner
      from turned n join exact e on e.player_id = n.player_id and e.request_id = n.request_id
        left join told_matches was on was.player_id = n.player_id and was.request_id = n.request_id
    )
    select n.request_id, n.player_id, n.for_club, coalesce(n.for_owner, false) as for_owner, r.team_id, ${ownerSql} as owner
    from news n join requests r on r.id = n.request_id join players p on p.id = n.player_id
    where n.for_club or n.for_owner
    order by r.updated_at desc, n.request_id desc, p.updated_at desc, n.player_id desc`.execute(tx);
  return found.rows;
}

/**
 * Locked before rows of `told_matches` are written, whose foreign key locks the player: deletions of players
 * lock in the same order (docs/locking.md).
 */
async function lockMarketRows(
  tx: Transaction,
  { firstPlayerId, lastPlayerId }: { firstPlayerId: number; lastPlayerId: number },
): Promise<void> {
  await sql`
    select from player_market where player_id between ${firstPlayerId} and ${lastPlayerId}
    order by player_id for no key update`.execute(tx);
}

const isChanged = sql`(was.player_fingerprint <> e.player_fingerprint or was.request_fingerprint <> e.request_fingerprint)`;

/** The owner of a record as one text. */
const ownerSql = sql`case when p.agent_id is not null then 'agent' || p.agent_id
  when p.team_id is not null then 'team' || p.team_id
  when p.coaching_staff_id is not null then 'coach' || p.coaching_staff_id else 'player' || p.id end`;

function queriesFor(pairs: PairsToCompare): {
  exact: { join: RawBuilder<unknown>; conditions: RawBuilder<unknown> };
  saved: RawBuilder<unknown>;
} {
  const ofRequests = sql`requests r join player_market p on ${coreSql}`;
  if ('requestId' in pairs) {
    const { requestId } = pairs;
    return {
      exact: { join: ofRequests, conditions: sql`r.id = ${requestId}` },
      saved: sql`t.request_id = ${requestId}`,
    };
  }
  if ('firstTeamId' in pairs) {
    const teams = sql`r.team_id between ${pairs.firstTeamId} and ${pairs.lastTeamId}`;
    return {
      exact: { join: ofRequests, conditions: teams },
      saved: sql`t.request_id in (select r.id from requests r where ${teams} and r.status = ${sqlRequest.active})`,
    };
  }
  const { firstPlayerId, lastPlayerId } = pairs;
  return {
    exact: {
      join: sql`player_market p join requests r
        on r.role = p.role and r.place = any(p.places) and r.level = any(p.wanted_levels)`,
      conditions: sql`p.player_id between ${firstPlayerId} and ${lastPlayerId}`,
    },
    saved: sql`t.player_id between ${firstPlayerId} and ${lastPlayerId}`,
  };
}

/** The clubs with active requests in batches: first and last id of each, in order. */
export async function listTeamBatches(
  db: Queryable,
  size: number,
): Promise<{ firstTeamId: number; lastTeamId: number }[]> {
  const found = await sql<{ first_id: number; last_id: number }>`
    select min(team_id) as first_id, max(team_id) as last_id from (
      select team_id, (row_number() over (order by team_id) - 1) / ${size}::int as batch
      from requests where status = ${sqlRequest.active} group by team_id) as numbered
    group by batch order by batch`.execute(db);
  return found.rows.map((row) => ({ firstTeamId: row.first_id, lastTeamId: row.last_id }));
}

/** Claims all new pairs of one owner who was not notified of them; null when there are none left. */
export async function claimUnnotified(
  tx: Transaction,
  at: Date,
): Promise<{ request_id: number; player_id: number; total: number } | null> {
  const first = await sql<{ player_id: number }>`
    select player_id from told_matches where owner_told_at is null order by player_id limit 1`.execute(tx);
  const playerId = first.rows[0]?.player_id;
  if (playerId === undefined) return null;
  const taken = await sql<{ request_id: number; player_id: number; total: number }>`
    with first as materialized (
      select agent_id, team_id, coaching_staff_id from players where id = ${playerId}
    ), kept as (
      select ${playerId}::bigint as id
      union select id from players where deleted_at is null and agent_id = (select agent_id from first)
      union select id from players where deleted_at is null and team_id = (select team_id from first)
      union select id from players where deleted_at is null and coaching_staff_id = (select coaching_staff_id from first)
    ), taken as (
      update told_matches t set owner_told_at = ${at} from kept k
      where t.player_id = k.id and t.owner_told_at is null returning t.request_id, t.player_id
    )
    select request_id, player_id, count(*) over () as total from taken
    order by request_id desc, player_id desc limit 1`.execute(tx);
  return taken.rows[0] ?? null;
}

/**
 * The accounts that own each of these players' records: of the agent, the members of the club, the coach, or
 * the player of an own profile. Records without an account are omitted.
 */
export async function listOwnerAccounts(
  tx: Transaction,
  playerIds: readonly number[],
): Promise<Map<number, number[]>> {
  const of = sql`p.id = any(${[...playerIds]}::bigint[])`;
  const found = await sql<{ of: number; account_id: number }>`${preparedStatement}
    select p.id as of, g.account_id from players p join agents g on g.id = p.agent_id where ${of}
    union select p.id, m.account_id from players p join team_members m on m.team_id = p.team_id where ${of}
    union select p.id, c.account_id from players p join coaching_staff c on c.id = p.coaching_staff_id where ${of}
    union select p.id, p.account_id from players p where ${of} and p.profile = ${sqlProfile.player} and p.account_id is not null`.execute(
    tx,
  );
  return accountsBy(found.rows);
}

/** The accounts of the members of each of these clubs. */
export async function listClubAccounts(
  tx: Transaction,
  teamIds: readonly number[],
): Promise<Map<number, number[]>> {
  const found = await sql<{ of: number; account_id: number }>`
    select team_id as of, account_id from team_members
    where team_id = any(${[...teamIds]}::bigint[]) order by team_id, account_id`.execute(tx);
  return accountsBy(found.rows);
}

function accountsBy(rows: readonly { of: number; account_id: number }[]): Map<number, number[]> {
  const accounts = new Map<number, number[]>();
  for (const row of rows) accounts.set(row.of, [...(accounts.get(row.of) ?? []), row.account_id]);
  return accounts;
}

/**
 * Deletes pairs that have not been exact, and pairs of requests that have been closed, since before this
 * instant.
 */
export async function purgeNotifiedMatches(tx: Transaction, before: Date): Promise<void> {
  await sql`delete from told_matches where not exact and turned_at < ${before}`.execute(tx);
  await sql`
    delete from told_matches t using requests r
    where t.request_id = r.id and r.status = ${sqlRequest.closed} and r.updated_at < ${before}`.execute(tx);
}
