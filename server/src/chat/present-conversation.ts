import { type Conversation, recentMessages } from '@trattativa/contract/chat/chat';
import type { Queryable } from '../platform/database/database.ts';
import {
  type ConversationRow,
  countUnread,
  listConversationsOf,
  listMembers,
  type MemberRow,
} from './conversations.repository.ts';
import { listLatest } from './messages.repository.ts';
import { presentMessage } from './present-message.ts';

/** Conversations that a list shows, and those of them that carry more than their last message. */
const mostListed = 300;
const withHistory = 20;

/** The conversations of an account as it sees them, the latest first. */
export async function listPresented(db: Queryable, accountId: number): Promise<Conversation[]> {
  return presentConversations(
    db,
    await listConversationsOf(db, accountId, mostListed),
    accountId,
    recentMessages,
  );
}

/** Conversations as this account sees them; `many` messages each, for the latest 20 of a list. */
async function presentConversations(
  db: Queryable,
  rows: readonly ConversationRow[],
  accountId: number,
  many: number,
): Promise<Conversation[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const [members, unread, messages] = await Promise.all([
    listMembers(db, ids),
    countUnread(db, accountId, ids),
    many === 0 ? [] : listLatest(db, ids, ids.slice(0, withHistory), many),
  ]);
  const membersOf = Map.groupBy(members, (member) => member.conversation_id);
  const messagesOf = Map.groupBy(messages, (message) => message.conversation_id);
  return rows.map((row) => ({
    id: row.id,
    type: row.type,
    is_group: row.is_group,
    name: row.name,
    negotiation_id: row.negotiation_id,
    users: (membersOf.get(row.id) ?? []).filter(({ left_at }) => left_at === null).map(presentMember),
    former_users: (membersOf.get(row.id) ?? [])
      .filter(({ left_at }) => left_at !== null)
      .map(({ account_id, username }) => ({ id: account_id, username })),
    messages: (messagesOf.get(row.id) ?? []).map(presentMessage),
    unread_count: unread.get(row.id) ?? 0,
    updated_at: row.last_message_at.toISOString(),
  }));
}

/** One conversation as this account sees it. */
export async function presentConversation(
  db: Queryable,
  row: ConversationRow,
  accountId: number,
  many: number,
): Promise<Conversation> {
  const [presented] = await presentConversations(db, [row], accountId, many);
  return presented as Conversation;
}

function presentMember(member: MemberRow): Conversation['users'][number] {
  return {
    id: member.account_id,
    username: member.username,
    read_at: member.read_at?.toISOString() ?? null,
    last_read_message_id: member.last_read_message_id,
  };
}
