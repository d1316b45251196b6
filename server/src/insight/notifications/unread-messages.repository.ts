import type { NotificationKind } from '@trattativa/contract/insight/notifications/notification-kinds';
import { sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';
import { hasSocket } from '../../room/chat.ts';

export interface UnreadWaiting {
  conversation_id: number;
  account_id: number;
  /** The author of the first unread message. */
  from_id: number;
}

/** Kinds that have already notified the member of this conversation. */
const notifiedKinds: readonly NotificationKind[] = ['unreadWaits', 'mentioned', 'knocked'];

/**
 * Members without a socket on any live node whose first unread message was written between these instants,
 * once until they read it. Excludes muted conversations and accounts that switched off conversations in
 * bell and mail.
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
                      and n.group_key in (select kind || ':' || c.id from unnest(${notifiedKinds}::text[]) kind)
                      and n.happened_at >= first.inserted_at)
      and not (exists (select from bell_switches s where s.account_id = a.id and s.kind = 'conversations')
               and exists (select from mail_switches s where s.account_id = a.id and s.kind = 'conversations'))
    order by cm.conversation_id, cm.account_id`.execute(db);
  return found.rows;
}
