import { sql } from 'kysely';
import type { Queryable, Transaction } from '../../platform/database/database.ts';

export type ViewKind = 'profile' | 'video';

/**
 * False when this viewer was counted today. A unique index refuses a second row, also for concurrent calls.
 */
export async function insertView(
  tx: Transaction,
  view: { playerId: number; kind: ViewKind; viewerId: number; day: string },
): Promise<boolean> {
  const inserted = await sql`
    insert into player_views (player_id, kind, viewed_on, viewer_id)
    values (${view.playerId}, ${view.kind}, ${view.day}, ${view.viewerId})
    on conflict do nothing returning player_id`.execute(tx);
  return inserted.rows.length > 0;
}

export interface ViewCount {
  kind: ViewKind;
  total: number;
  recent: number;
}

/** `since`: the first day, `YYYY-MM-DD`, that counts as recent. */
export async function countViews(db: Queryable, playerId: number, since: string): Promise<ViewCount[]> {
  const found = await sql<ViewCount>`
    select kind, count(*)::int as total, (count(*) filter (where viewed_on >= ${since}))::int as recent
    from player_views where player_id = ${playerId} group by kind`.execute(db);
  return found.rows;
}

export async function deleteViewsOf(tx: Transaction, playerIds: readonly number[]): Promise<void> {
  await sql`delete from player_views where player_id = any(${[...playerIds]}::bigint[])`.execute(tx);
}
