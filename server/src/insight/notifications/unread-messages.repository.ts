import type { NotificationKind } from '@trattativa/contract/insight/notifications/notification-kinds';
import { sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';
import { hasSocket } from '../../room/chat.ts';

export interface UnreadWaiting {
  conversation_id: number;
  account_id: number;
  /** Who wrote the first of what is not read. */
  from_id: number;
}

/** A line of these kinds has told of the same conversation already. */
const telling: readonly NotificationKind[] = ['unreadWaits', 'mentioned', 'knocked'];

/**
 * Who is on no node that lives and has not read a message that was written between these moments, the first one unread in
 * its conversation: once until they read, and nobody who has made the conversation mute or wants no word of conversations.
 */
export async function listUnreadWaiting(
  db: Queryable,
  writtenAfter: Date,
  writtenUntil: Date,
): Promise<UnreadWaiting[]> {
  const found = await sql<UnreadWaiting>`
    select cm.conversation_id, cm.account_id, first.from_id
    from conversations c
    join conversation_members cm on cm.conversation_id = c.id and cm.left_at is null and not cm.muted
      and cm.last_read_seq < c.last_seq
    join accounts a on a.id = cm.account_id and a.activated_at is not null and a.deleted_at is null
    cross join lateral (
      select m.from_id, m.inserted_at from messages m
      where m.conversation_id = c.id and m.seq > greatest(cm.last_read_seq, cm.hidden_up_to_seq)
        and m.from_id <> cm.account_id and m.kind in ('text', 'file') and m.deleted_at is null
      order by m.seq limit 1) first
    where c.last_message_at > ${writtenAfter}
      and first.inserted_at > ${writtenAfter} and first.inserted_at <= ${writtenUntil}
      and not ${hasSocket}
      and not exists (select from notifications n where n.account_id = cm.account_id
                      and n.group_key in (select kind || ':' || c.id from unnest(${telling}::text[]) kind)
                      and n.happened_at >= first.inserted_at)
      and not (exists (select from bell_switches s where s.account_id = a.id and s.kind = 'conversations')
               and exists (select from mail_switches s where s.account_id = a.id and s.kind = 'conversations'))
    order by cm.conversation_id, cm.account_id`.execute(db);
  return found.rows;
}
