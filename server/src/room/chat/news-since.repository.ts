import { sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';

/** Conversations of these accounts, and those of these ids, with messages or read marks since an instant. */
export async function listConversationsWithNews(
  db: Queryable,
  accountIds: readonly number[],
  conversationIds: readonly number[],
  since: Date,
): Promise<number[]> {
  const found = await sql<{ id: number }>`
    with mine as (
      select conversation_id as id from conversation_members
      where account_id = any(${[...accountIds]}::bigint[]) and left_at is null
      union
      select unnest(${[...conversationIds]}::bigint[])
    )
    select mine.id from mine join conversations c on c.id = mine.id
    where c.last_message_at >= ${since}
      or exists (select from conversation_members cm where cm.conversation_id = mine.id and cm.read_at >= ${since})
    order by mine.id`.execute(db);
  return found.rows.map(({ id }) => id);
}
