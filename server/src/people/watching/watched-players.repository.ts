import type { WatchStage } from '@trattativa/domain/people/watching/watch-stages';
import { type RawBuilder, sql } from 'kysely';
import { sqlProfile } from '../../identity/sql-names.ts';
import type { Queryable, Transaction } from '../../platform/database/database.ts';
import { type Cursor, cursorOf, maxCounted, pageOf } from '../../platform/paging.ts';
import type { PlayerRow } from '../players/player.ts';
import { dealsOf, playerColumns } from '../players/players.repository.ts';
import type { Watcher } from './watcher.ts';

/** A row of this side's list that was not taken off. */
const ofList = ({ teamId, agentId }: Watcher): RawBuilder<unknown> =>
  teamId === null
    ? sql`w.agent_id = ${agentId} and w.removed_at is null`
    : sql`w.team_id = ${teamId} and w.removed_at is null`;

/** `canSeePlayer` of players.policy.ts as a condition, for a club or an agent. */
function isSeenBy({ teamId, agentId, adultsBornBy, seesMarket, isPremium }: Watcher): RawBuilder<unknown> {
  const own =
    teamId === null
      ? sql`(p.profile = ${sqlProfile.agentPlayer} and p.agent_id = ${agentId})`
      : sql`p.team_id = ${teamId} or exists (${dealsOf(sql`p.id`, teamId)})`;
  const listed = isPremium ? sql`(p.on_market or p.profile = ${sqlProfile.teamPlayer})` : sql`p.on_market`;
  return sql`p.deleted_at is null and (${own} or (${seesMarket} and ${listed} and p.born_date <= ${adultsBornBy}))`;
}

/** The watched players whom this side may see now; the last added first. */
export async function listWatchedIds(
  db: Queryable,
  watcher: Watcher,
): Promise<{ playerId: number; stage: WatchStage }[]> {
  const found = await sql<{ playerId: number; stage: WatchStage }>`
    select w.player_id as "playerId", w.stage from watched_players w join players p on p.id = w.player_id
    where ${ofList(watcher)} and ${isSeenBy(watcher)}
    order by w.added_at desc, w.player_id desc`.execute(db);
  return found.rows;
}

export interface WatchedRow extends PlayerRow {
  stage: WatchStage;
  added_at: Date;
  watch_changed_at: Date;
  notes: number;
  latest_note: string;
}

/** A page of the list, the latest change first. */
export async function listWatched(
  db: Queryable,
  watcher: Watcher,
  stage: WatchStage | undefined,
  page: { limit: number; after: Cursor | null },
): Promise<{ rows: WatchedRow[]; nextCursor: string | null; total: number }> {
  const ofStage = stage === undefined ? sql`` : sql` and w.stage = ${stage}`;
  const source = sql`
    watched_players w join players p on p.id = w.player_id where ${ofList(watcher)} and ${isSeenBy(watcher)}${ofStage}`;
  const after = page.after
    ? sql` and (w.changed_at, w.player_id) < (${page.after.key}::timestamptz, ${page.after.id})`
    : sql``;
  const [found, counted] = await Promise.all([
    sql<WatchedRow & { sort_key: string }>`
      select ${playerColumns}, w.stage, w.added_at, w.changed_at as watch_changed_at, w.changed_at::text as sort_key,
        (select count(*)::int from watch_notes x where x.watched_id = w.id and x.deleted_at is null) as notes,
        coalesce((select x.text from watch_notes x where x.watched_id = w.id and x.deleted_at is null
          order by x.id desc limit 1), '') as latest_note
      from ${source}${after} order by w.changed_at desc, w.player_id desc limit ${page.limit + 1}`.execute(
      db,
    ),
    sql<{ total: number }>`
      select count(*) as total from (select 1 from ${source} limit ${maxCounted}) as counted`.execute(db),
  ]);
  return {
    ...pageOf(found.rows, page.limit, (last) => cursorOf(last.sort_key, last.id)),
    total: counted.rows[0]?.total ?? 0,
  };
}

/** Adds a player, or brings one back that was taken off. False when the player is in the list already. */
export async function addWatched(
  tx: Transaction,
  { teamId, agentId }: Watcher,
  playerId: number,
  at: Date,
): Promise<boolean> {
  const there =
    teamId === null
      ? sql`(agent_id, player_id) where agent_id is not null`
      : sql`(team_id, player_id) where team_id is not null`;
  const added = await sql`
    insert into watched_players as w (team_id, agent_id, player_id, added_at, changed_at)
    values (${teamId}, ${agentId}, ${playerId}, ${at}, ${at})
    on conflict ${there} do update set removed_at = null where w.removed_at is not null
    returning id`.execute(tx);
  return added.rows.length > 0;
}

/** False when the player is not in the list. */
export async function removeWatched(
  tx: Transaction,
  watcher: Watcher,
  playerId: number,
  at: Date,
): Promise<boolean> {
  const removed = await sql`
    update watched_players w set removed_at = ${at} where ${ofList(watcher)} and w.player_id = ${playerId}
    returning id`.execute(tx);
  return removed.rows.length > 0;
}

/** False when the player is not in the list. */
export async function setStage(
  tx: Transaction,
  watcher: Watcher,
  { playerId, stage, at }: { playerId: number; stage: WatchStage; at: Date },
): Promise<boolean> {
  const set = await sql`
    update watched_players w set stage = ${stage}, changed_at = ${at}
    where ${ofList(watcher)} and w.player_id = ${playerId} returning id`.execute(tx);
  return set.rows.length > 0;
}

/** The row of a player whom this side watches and may see; null for any other. */
export async function findWatched(db: Queryable, watcher: Watcher, playerId: number): Promise<number | null> {
  const found = await sql<{ id: number }>`
    select w.id from watched_players w join players p on p.id = w.player_id
    where ${ofList(watcher)} and w.player_id = ${playerId} and ${isSeenBy(watcher)}`.execute(db);
  return found.rows[0]?.id ?? null;
}

/** Deletes what was taken off the lists before an instant, and the facts of players whom nobody watches. */
export async function purgeUnwatched(tx: Transaction, before: Date): Promise<void> {
  await sql`delete from watched_players where removed_at < ${before}`.execute(tx);
  await sql`delete from watch_notes where deleted_at < ${before}`.execute(tx);
  await sql`
    delete from watched_facts f
    where not exists (select from watched_players w where w.player_id = f.player_id)`.execute(tx);
}

/** Deletes the list of an agent. A club's stays with the club. */
export async function eraseWatchList(tx: Transaction, accountId: number): Promise<void> {
  await sql`
    delete from watched_players w using agents g where g.id = w.agent_id and g.account_id = ${accountId}`.execute(
    tx,
  );
}
