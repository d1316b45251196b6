import { sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';
import { holdsWord } from '../../platform/database/holds-words.ts';
import { username } from '../chat/conversations/contacts.repository.ts';

export interface SearchedConversation {
  id: number;
  /** Empty for a conversation of two. */
  name: string;
  others: string;
  unread: number;
  last_message_at: Date;
}

/**
 * The conversations of which an account is a member and whose name and members hold all words, the latest
 * message first.
 */
export async function searchConversations(
  db: Queryable,
  accountId: number,
  words: readonly string[],
  limit: number,
): Promise<SearchedConversation[]> {
  const named = sql`fold_text(mine.name || ' ' || mine.others)`;
  const found = await sql<SearchedConversation>`
    with mine as materialized (
      select c.id, c.name, c.last_message_at, greatest(cm.last_read_seq, cm.hidden_up_to_seq) as read_seq,
        coalesce((select string_agg(${username}, ', ' order by who.joined_at) from conversation_members who
          where who.conversation_id = c.id and who.account_id <> ${accountId} and who.left_at is null), '') as others
      from conversation_members cm join conversations c on c.id = cm.conversation_id
      where cm.account_id = ${accountId} and cm.left_at is null
      order by c.last_message_at desc limit 300)
    select mine.id, mine.name, mine.others, mine.last_message_at,
      (select count(*) from messages m where m.conversation_id = mine.id and m.seq > mine.read_seq
        and m.from_id is distinct from ${accountId}::bigint) as unread
    from mine
    where ${sql.join(
      words.map((word) => holdsWord(named, word)),
      sql` and `,
    )}
    order by mine.last_message_at desc, mine.id desc limit ${limit}`.execute(db);
  return found.rows;
}
