import { sql } from 'kysely';
import type { Columns, Queryable, Transaction } from '../../platform/database/database.ts';
import type { ScoutView } from './scout-players.repository.ts';

export interface ShortlistRow
  extends Columns<'scout_shortlists', 'id' | 'version' | 'name' | 'updated_at' | 'deleted_at'> {
  players: number;
}

const columns = (view: ScoutView) => sql`
  s.id, s.version, s.name, s.updated_at, s.deleted_at,
  (select count(*) from scout_shortlist_players x join players p on p.id = x.player_id
   where x.shortlist_id = s.id and p.open_to_scouts and p.deleted_at is null
     and p.born_date <= ${view.adultsBornBy}) as players`;

export async function listShortlists(db: Queryable, view: ScoutView): Promise<ShortlistRow[]> {
  const found = await sql<ShortlistRow>`
    select ${columns(view)} from scout_shortlists s
    where s.coaching_staff_id = ${view.coachingStaffId} and s.deleted_at is null
    order by fold_text(s.name), s.id`.execute(db);
  return found.rows;
}

/** A shortlist of this scout, including deleted ones. */
export async function findShortlist(
  db: Queryable,
  view: ScoutView,
  id: number,
): Promise<ShortlistRow | null> {
  const found = await sql<ShortlistRow>`
    select ${columns(view)} from scout_shortlists s
    where s.id = ${id} and s.coaching_staff_id = ${view.coachingStaffId}`.execute(db);
  return found.rows[0] ?? null;
}

/** Returns the new id; null when the scout has a shortlist of this name. */
export async function insertShortlist(
  tx: Transaction,
  view: ScoutView,
  name: string,
  at: Date,
): Promise<number | null> {
  const inserted = await sql<{ id: number }>`
    insert into scout_shortlists (coaching_staff_id, name, created_at, updated_at)
    values (${view.coachingStaffId}, ${name}, ${at}, ${at})
    on conflict (coaching_staff_id, fold_text(name)) where deleted_at is null do nothing
    returning id`.execute(tx);
  return inserted.rows[0]?.id ?? null;
}

/** Whether another of this scout's shortlists has this name. */
export async function isNameTaken(
  db: Queryable,
  view: ScoutView,
  name: string,
  id: number,
): Promise<boolean> {
  const found = await sql`
    select 1 from scout_shortlists
    where coaching_staff_id = ${view.coachingStaffId} and fold_text(name) = fold_text(${name}) and id <> ${id}
      and deleted_at is null`.execute(db);
  return found.rows.length > 0;
}

/**
 * Renames a shortlist if it is still at the version seen. False when it is foreign, gone, or was changed
 * meanwhile.
 */
export async function renameShortlist(
  tx: Transaction,
  view: ScoutView,
  target: { id: number; version: number },
  name: string,
  at: Date,
): Promise<boolean> {
  const updated = await sql`
    update scout_shortlists set name = ${name}, updated_at = ${at}, version = version + 1
    where id = ${target.id} and version = ${target.version} and coaching_staff_id = ${view.coachingStaffId}
      and deleted_at is null returning id`.execute(tx);
  return updated.rows.length > 0;
}

/**
 * Deletes a shortlist, or restores it when `at` is null. False when it is foreign or in that state already.
 */
export async function setShortlistDeleted(
  tx: Transaction,
  view: ScoutView,
  id: number,
  at: Date | null,
): Promise<boolean> {
  const updated = await sql`
    update scout_shortlists set deleted_at = ${at}
    where id = ${id} and coaching_staff_id = ${view.coachingStaffId}
      and (deleted_at is null) = ${at !== null} returning id`.execute(tx);
  return updated.rows.length > 0;
}

/**
 * Adds a player to a shortlist of this scout; an omitted note stays as it is. False for a foreign shortlist.
 */
export async function putIntoShortlist(
  tx: Transaction,
  view: ScoutView,
  entry: { shortlistId: number; playerId: number; note: string | undefined },
  at: Date,
): Promise<boolean> {
  const put = await sql`
    insert into scout_shortlist_players as x (shortlist_id, player_id, note, added_at, updated_at)
    select s.id, ${entry.playerId}::bigint, ${entry.note ?? ''}, ${at}::timestamptz, ${at}::timestamptz from scout_shortlists s
    where s.id = ${entry.shortlistId} and s.coaching_staff_id = ${view.coachingStaffId} and s.deleted_at is null
    on conflict (shortlist_id, player_id) do update
      set note = coalesce(${entry.note ?? null}::text, x.note), updated_at = excluded.updated_at
    returning shortlist_id`.execute(tx);
  return put.rows.length > 0;
}

/**
 * Removes a player from a shortlist of this scout. False when the shortlist is foreign or the player is not
 * in it.
 */
export async function removeFromShortlist(
  tx: Transaction,
  view: ScoutView,
  entry: { shortlistId: number; playerId: number },
): Promise<boolean> {
  const taken = await sql`
    delete from scout_shortlist_players x using scout_shortlists s
    where s.id = x.shortlist_id and s.coaching_staff_id = ${view.coachingStaffId} and s.deleted_at is null
      and x.shortlist_id = ${entry.shortlistId} and x.player_id = ${entry.playerId}
    returning x.player_id`.execute(tx);
  return taken.rows.length > 0;
}

/** Deletes the shortlists of a scout. */
export async function eraseShortlists(tx: Transaction, accountId: number): Promise<void> {
  await sql`
    delete from scout_shortlists where coaching_staff_id in (select id from coaching_staff where account_id = ${accountId})`.execute(
    tx,
  );
}
