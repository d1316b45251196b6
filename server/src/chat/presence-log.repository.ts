import { sql } from 'kysely';
import type { Queryable } from '../platform/database/database.ts';
import { keepPlan } from '../platform/database/kept-plan.ts';

/** These accounts have a socket on this node, now by the database's clock. */
export async function beat(db: Queryable, node: string, accountIds: readonly number[]): Promise<void> {
  await sql`
    insert into chat_presence (account_id, node)
    select a.id, ${node} from accounts a where a.id = any(${accountIds}::bigint[]) order by a.id
    on conflict (account_id, node) do update set beat_at = now()`.execute(db);
}

/** These have none on this node any more; `at` is when they were last seen. */
export async function noteGone(
  db: Queryable,
  node: string,
  accountIds: readonly number[],
  at: Date,
): Promise<void> {
  await sql`
    with gone as (
      delete from chat_presence where node = ${node} and account_id = any(${accountIds}::bigint[]) returning account_id)
    insert into chat_last_seen (account_id, at) select account_id, ${at} from gone order by account_id
    on conflict (account_id) do update set at = greatest(chat_last_seen.at, excluded.at)`.execute(db);
}

/** Forgets nodes that have not been heard of for minutes: killed, or cut off. */
export async function forgetDeadNodes(db: Queryable): Promise<void> {
  await sql`
    with gone as (delete from chat_presence where beat_at < now() - interval '5 minutes' returning account_id, beat_at)
    insert into chat_last_seen (account_id, at) select account_id, max(beat_at) from gone group by account_id
    on conflict (account_id) do update set at = greatest(chat_last_seen.at, excluded.at)`.execute(db);
}

export async function showsPresence(db: Queryable, accountId: number): Promise<boolean> {
  const found = await sql<{ shows_presence: boolean }>`${keepPlan}
    select shows_presence from accounts where id = ${accountId}`.execute(db);
  return found.rows[0]?.shows_presence ?? false;
}
