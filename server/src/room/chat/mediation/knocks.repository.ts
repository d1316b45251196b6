import { knockAgainAfterMs } from '@trattativa/contract/room/chat/chat';
import { sql } from 'kysely';
import { assertFound } from '../../../platform/database/assert-found.ts';
import type { Queryable, Transaction } from '../../../platform/database/database.ts';
import { preparedStatement } from '../../../platform/database/prepared-statement.ts';
import { hasSocket } from '../presence-log.repository.ts';

/**
 * Claims a person's one toc toc per conversation and ten minutes, by one conditional write: of concurrent
 * claims one wins. False when the last one is less than ten minutes old.
 */
export async function claimKnock(
  tx: Transaction,
  knock: { conversationId: number; accountId: number; at: Date },
): Promise<boolean> {
  const { conversationId, accountId, at } = knock;
  const before = new Date(at.getTime() - knockAgainAfterMs);
  const taken = await sql`
    insert into knocks (conversation_id, account_id, at) values (${conversationId}, ${accountId}, ${at})
    on conflict (conversation_id, account_id) do update set at = excluded.at where knocks.at <= ${before}
    returning 1`.execute(tx);
  return taken.rows.length > 0;
}

/** A person's last knock, by conversation. */
export async function listKnocks(
  db: Queryable,
  accountId: number,
  conversationIds: readonly number[],
): Promise<Map<number, Date>> {
  const found = await sql<{ conversation_id: number; at: Date }>`${preparedStatement}
    select conversation_id, at from knocks
    where account_id = ${accountId} and conversation_id = any(${conversationIds}::bigint[])`.execute(db);
  return new Map(found.rows.map((row) => [row.conversation_id, row.at]));
}

/** Posts the toc toc in the conversation; returns the message. */
export async function insertKnockMessage(
  tx: Transaction,
  knock: { conversationId: number; accountId: number; content: string; at: Date },
): Promise<number> {
  const inserted = await sql<{ id: number }>`
    with advanced as (
      update conversations set last_seq = last_seq + 1, last_message_at = greatest(last_message_at, ${knock.at})
      where id = ${knock.conversationId} returning id, last_seq)
    insert into messages (conversation_id, seq, from_id, kind, content, inserted_at)
    select id, last_seq, ${knock.accountId}, 'knock', ${knock.content}, ${knock.at} from advanced returning id`.execute(
    tx,
  );
  return assertFound(inserted.rows[0]).id;
}

/** The other members without a socket on any live node. */
export async function listAbsent(
  db: Queryable,
  conversationId: number,
  accountId: number,
): Promise<number[]> {
  const found = await sql<{ account_id: number }>`
    select cm.account_id from conversation_members cm
    where cm.conversation_id = ${conversationId} and cm.left_at is null and cm.account_id <> ${accountId}
      and not ${hasSocket}
    order by cm.account_id`.execute(db);
  return found.rows.map((row) => row.account_id);
}

/** The latest conversation of a kind (group: of several people) that the account is in. */
export async function findLatestOf(
  db: Queryable,
  accountId: number,
  isGroup: boolean,
): Promise<number | null> {
  const found = await sql<{ id: number }>`
    select c.id from conversation_members cm join conversations c on c.id = cm.conversation_id
    where cm.account_id = ${accountId} and cm.left_at is null and c.is_group = ${isGroup}
    order by c.last_message_at desc, c.id desc limit 1`.execute(db);
  return found.rows[0]?.id ?? null;
}
