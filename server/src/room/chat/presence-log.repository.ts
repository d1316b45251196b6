import { sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';
import { preparedStatement } from '../../platform/database/prepared-statement.ts';

/**
 * Records this node's heartbeat by the database's clock. True when the database did not know the node, or had
 * deleted it with all its people.
 */
export async function beat(db: Queryable, node: string): Promise<boolean> {
  const recorded = await sql<{ is_new: boolean }>`
    with known as (select from chat_nodes where node = ${node})
    insert into chat_nodes (node) values (${node})
    on conflict (node) do update set beat_at = now()
    returning not exists (select from known) as is_new`.execute(db);
  return recorded.rows[0]?.is_new ?? false;
}

/** Records that these accounts have a socket on this node. */
export async function noteHere(db: Queryable, node: string, accountIds: readonly number[]): Promise<void> {
  await sql`
    insert into chat_presence (account_id, node)
    select a.id, ${node} from accounts a where a.id = any(${accountIds}::bigint[]) order by a.id
    on conflict do nothing`.execute(db);
}

/** Records that they have none on this node any more; `at` is when they were last seen. */
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

/**
 * Deletes nodes without a heartbeat for minutes (killed, or cut off). Their people were last seen at the
 * last heartbeat.
 */
export async function deleteDeadNodes(db: Queryable): Promise<void> {
  await sql`
    with dead as (
      delete from chat_nodes where beat_at < now() - interval '5 minutes' returning node, beat_at
    ), gone as (
      select p.account_id, max(dead.beat_at) as at from dead join chat_presence p on p.node = dead.node group by p.account_id)
    insert into chat_last_seen (account_id, at) select account_id, at from gone order by account_id
    on conflict (account_id) do update set at = greatest(chat_last_seen.at, excluded.at)`.execute(db);
}

export async function showsPresence(db: Queryable, accountId: number): Promise<boolean> {
  const found = await sql<{ shows_presence: boolean }>`${preparedStatement}
    select shows_presence from accounts where id = ${accountId}`.execute(db);
  return found.rows[0]?.shows_presence ?? false;
}

/** A node without a heartbeat for so long is dead, and nobody is online on it. */
const beatSeconds = 60;

/** SQL condition: `cm.account_id` has a socket on a live node. */
export const hasSocket = sql.raw(`exists (
  select from chat_presence present join chat_nodes n on n.node = present.node
  where present.account_id = cm.account_id and n.beat_at > now() - interval '${beatSeconds} seconds')`);
