import type { FoundConversation } from '@trattativa/contract/room/search/found';
import type { Actor } from '../../platform/actor.ts';
import type { Services } from '../../platform/services.ts';
import { searchConversations } from './conversation-search.repository.ts';

/** The caller's conversations whose name and members hold all words. */
export async function findConversationsByWords(
  services: Services,
  actor: Actor,
  words: readonly string[],
  limit: number,
): Promise<FoundConversation[]> {
  const rows = await searchConversations(services.db, actor.accountId, words, limit);
  return rows.map((row) => ({
    id: row.id,
    name: row.name === '' ? row.others : row.name,
    unread: row.unread,
    lastMessageAt: row.last_message_at.toISOString(),
  }));
}
