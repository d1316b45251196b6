import { deviceStore } from '../../../platform/storage/device-store.ts';
import { type Chat, currentChat } from '../chat.ts';

/** Reads the unsent texts that earlier visits left in the fields of the rooms. */
export async function readDrafts(chat: Chat): Promise<void> {
  const stored = await deviceStore.list<{ text: string }>(chat.userId, 'draft').catch(() => []);
  const drafts = new Map(chat.drafts.get());
  for (const { key, value } of stored) {
    const id = /^chat\/(\d+)$/.exec(key)?.[1];
    if (id !== undefined && !drafts.has(Number(id))) drafts.set(Number(id), value.text);
  }
  chat.drafts.set(drafts);
}

/** Records the text in a room's field when it is left; an empty text removes it. */
export function noteDraft(conversationId: number, text: string): void {
  const chat = currentChat.get();
  if (!chat || (chat.drafts.get().get(conversationId) ?? '') === text) return;
  chat.drafts.set(new Map(chat.drafts.get()).set(conversationId, text));
}
