import { sql } from 'kysely';
import type { ExportedParts } from '../../identity/data-export.ts';

/** The parts of the copy of one's data about conversations. */
export const exportedRoom: ExportedParts<
  'messages' | 'conversations' | 'mediationsCalled' | 'lastSeen' | 'moneyTickets' | 'messagesBeforeChanges'
> = {
  messages: ({ accountId }) => sql`
      select jsonb_build_object('conversationId', conversation_id, 'content', content, 'attachments', attachments, 'at', inserted_at) as row
      from messages
      where from_id = ${accountId}
        and conversation_id in (select conversation_id from conversation_members where account_id = ${accountId})
      order by id`,
  conversations: ({ accountId }) => sql`
      select jsonb_build_object('conversationId', conversation_id, 'role', role, 'muted', muted, 'joinedAt', joined_at,
                                'leftAt', left_at, 'readAt', read_at) as row
      from conversation_members where account_id = ${accountId} order by conversation_id`,
  mediationsCalled: ({ accountId }) => sql`
      select jsonb_build_object('conversationId', conversation_id, 'reason', reason, 'at', called_at) as row
      from mediations where called_by = ${accountId} order by id`,
  lastSeen: ({ accountId }) =>
    sql`select jsonb_build_object('at', at) as row from chat_last_seen where account_id = ${accountId}`,
  moneyTickets: ({ accountId }) => sql`
      select jsonb_build_object('messageId', message_id, 'passage', passage, 'status', status, 'at', created_at) as row
      from money_tickets where author_id = ${accountId} order by id`,
  messagesBeforeChanges: ({ accountId }) => sql`
      select jsonb_build_object('conversationId', conversation_id, 'messageId', message_id, 'content', content, 'act', act,
                                'at', said_at, 'until', ended_at) as row
      from message_revisions where by_id = ${accountId} order by message_id, number`,
};
