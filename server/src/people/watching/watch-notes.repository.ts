import type { WatchNote } from '@trattativa/contract/people/watching/watched-player';
import { sql } from 'kysely';
import type { Queryable, Transaction } from '../../platform/database/database.ts';
import type { Watcher } from './watcher.ts';

/** The notes on a watched player, the latest first. */
export async function listWatchNotes(db: Queryable, watchedId: number): Promise<WatchNote[]> {
  const found = await sql<Omit<WatchNote, 'at'> & { at: Date }>`
    select x.id, x.created_at as at, coalesce(trim(a.name || ' ' || a.surname), '') as by, x.text
    from watch_notes x left join accounts a on a.id = x.author_id
    where x.watched_id = ${watchedId} and x.deleted_at is null order by x.id desc`.execute(db);
  return found.rows.map((row) => ({ ...row, at: row.at.toISOString() }));
}

/** Violates `cap_watch_notes` when there are as many as one player may have. */
export async function insertWatchNote(
  tx: Transaction,
  note: { watchedId: number; authorId: number; text: string; at: Date },
): Promise<void> {
  await sql`
    with noted as (
      insert into watch_notes (watched_id, author_id, text, created_at)
      values (${note.watchedId}, ${note.authorId}, ${note.text}, ${note.at}) returning watched_id)
    update watched_players w set changed_at = ${note.at} from noted where w.id = noted.watched_id`.execute(
    tx,
  );
}

export interface NoteRow {
  watched_id: number;
  player_id: number;
  deleted_at: Date | null;
}

/** A note of this side, deleted or not; null for any other. */
export async function findWatchNote(
  db: Queryable,
  { teamId, agentId }: Watcher,
  noteId: number,
): Promise<NoteRow | null> {
  const ofSide = teamId === null ? sql`w.agent_id = ${agentId}` : sql`w.team_id = ${teamId}`;
  const found = await sql<NoteRow>`
    select x.watched_id, w.player_id, x.deleted_at from watch_notes x join watched_players w on w.id = x.watched_id
    where x.id = ${noteId} and ${ofSide} and w.removed_at is null for no key update of x`.execute(db);
  return found.rows[0] ?? null;
}

/** Deletes a note, or restores it when `at` is null. */
export async function setNoteDeleted(tx: Transaction, noteId: number, at: Date | null): Promise<void> {
  await sql`update watch_notes set deleted_at = ${at} where id = ${noteId}`.execute(tx);
}
