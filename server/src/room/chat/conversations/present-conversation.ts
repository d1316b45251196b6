import {
  type Conversation,
  knockAgainAfterMs,
  type Mediation,
  recentMessages,
} from '@trattativa/contract/room/chat/chat';
import { conversationType } from '@trattativa/domain/room/conversation-types';
import type { Queryable } from '../../../platform/database/database.ts';
import { listKnocks } from '../mediation/knocks.repository.ts';
import { listOpenMediations, type MediationRow } from '../mediation/mediations.repository.ts';
import { listLatest } from '../messages/messages.repository.ts';
import { forReader, presentMessage } from '../messages/present-message.ts';
import { historyOf, standingOf } from './access-conversation.ts';
import { conversationAbilities } from './conversation-rules.ts';
import {
  countUnread,
  listConversationsOf,
  listMembers,
  type MemberRow,
  type OwnConversationRow,
} from './conversations.repository.ts';
import { listDealPictures } from './deal-pictures.repository.ts';

/** Conversations in a list, and those among them with more than their last message. */
const maxListed = 300;
const withHistory = 20;

/** An account's conversations as it sees them, latest first. */
export async function listPresented(db: Queryable, accountId: number): Promise<Conversation[]> {
  return presentConversations(
    db,
    await listConversationsOf(db, accountId, maxListed),
    accountId,
    recentMessages,
  );
}

/** Conversations as this account sees them; `many` messages each, for the latest 20 of a list. */
async function presentConversations(
  db: Queryable,
  rows: readonly OwnConversationRow[],
  accountId: number,
  many: number,
): Promise<Conversation[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const aboutDeals = rows.filter(({ type }) => type === conversationType.negotiation).map(({ id }) => id);
  const [members, unread, mediations, knocks, messages, deals] = await Promise.all([
    listMembers(db, ids),
    countUnread(db, accountId, ids),
    listOpenMediations(db, accountId, ids),
    listKnocks(db, accountId, ids),
    many === 0 ? [] : listLatest(db, accountId, ids, ids.slice(0, withHistory), many),
    aboutDeals.length === 0 ? null : listDealPictures(db, aboutDeals),
  ]);
  const membersOf = Map.groupBy(members, (member) => member.conversation_id);
  const messagesOf = Map.groupBy(messages, (message) => message.conversation_id);
  return rows.map((row) => {
    const everybody = membersOf.get(row.id) ?? [];
    const present = everybody.filter(({ left_at }) => left_at === null);
    const mediation = mediations.find(({ conversation_id }) => conversation_id === row.id) ?? null;
    const knocked = knocks.get(row.id);
    return {
      id: row.id,
      type: row.type,
      is_group: row.is_group,
      name: row.name,
      negotiation_id: row.negotiation_id,
      offer_id: row.offer_id,
      transfer_id: row.transfer_id,
      deal: deals?.get(row.id) ?? null,
      version: row.version,
      muted: row.muted,
      hidden_up_to_seq: row.hidden_up_to_seq,
      mediation: mediation && presentMediation(mediation),
      can: conversationAbilities(standingOf(row, accountId, present, mediation)),
      knock_again_at: knocked ? new Date(knocked.getTime() + knockAgainAfterMs).toISOString() : null,
      users: present.map(presentMember),
      former_users: everybody
        .filter(({ left_at }) => left_at !== null)
        .map(({ account_id, username }) => ({ id: account_id, username })),
      messages: (messagesOf.get(row.id) ?? []).map((message) =>
        forReader(presentMessage(message), row.hidden_up_to_seq),
      ),
      unread_count: unread.get(row.id) ?? 0,
      updated_at: row.last_message_at.toISOString(),
    };
  });
}

/** One conversation as this account sees it. */
export async function presentConversation(
  db: Queryable,
  row: OwnConversationRow,
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
    image_url: member.image_url,
    club: member.club,
    role: member.role,
    is_staff: member.is_staff,
    last_seen_at: member.last_seen_at?.toISOString() ?? null,
    read_at: member.read_at?.toISOString() ?? null,
    last_read_message_id: member.last_read_message_id,
  };
}

function presentMediation(mediation: MediationRow): Mediation {
  return {
    id: mediation.id,
    called_by: mediation.called_by,
    called_at: mediation.called_at.toISOString(),
    reason: mediation.reason,
    mediator_id: mediation.mediator_id,
    history: historyOf(mediation),
    asked_by: mediation.asked_by,
    agreed_by: mediation.agreed_by,
  };
}
