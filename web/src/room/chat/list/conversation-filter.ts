import type { Conversation } from '@trattativa/contract/room/chat/chat';
import { conversationType } from '@trattativa/domain/room/conversation-types';
import { conversationName } from './conversation-names.ts';

export const conversationFilters = ['all', 'unread', 'negotiations', 'people', 'groups'] as const;
export type ConversationFilter = (typeof conversationFilters)[number];

const shows: Record<ConversationFilter, (conversation: Conversation) => boolean> = {
  all: () => true,
  unread: ({ unread_count: unread }) => unread > 0,
  negotiations: ({ type }) => type === conversationType.negotiation,
  people: ({ type }) => type === conversationType.oneToOne,
  groups: ({ type }) => type === conversationType.group,
};

/** The conversations of a kind whose name or member matches the search text; accents are ignored. */
export function filterConversations(
  list: readonly Conversation[],
  { show, search }: { show: ConversationFilter; search: string },
  userId: number,
): readonly Conversation[] {
  const words = plain(search).split(/\s+/).filter(Boolean);
  return list.filter((conversation) => {
    if (!shows[show](conversation)) return false;
    const names = [
      conversationName(conversation, userId),
      ...conversation.users.map(({ username }) => username),
    ];
    const text = plain(names.join(' '));
    return words.every((word) => text.includes(word));
  });
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
