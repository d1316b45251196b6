import type { Observable } from '../../platform/observable.ts';
import { deviceStore } from '../../platform/storage/device-store.ts';

/** Whose drafts, and those of rooms that are not open. */
interface WithDrafts {
  readonly userId: number;
  readonly drafts: Observable<ReadonlyMap<number, string>>;
}

/** How a room's draft is called on this device. */
export const draftKey = (conversationId: number): string => `chat/${conversationId}`;

/** What was being written in a conversation that is no longer the user's goes from this device too. */
export function deleteRoomDraft({ userId, drafts }: WithDrafts, conversationId: number): void {
  const others = new Map(drafts.get());
  if (others.delete(conversationId)) drafts.set(others);
  void deviceStore.remove(userId, 'draft', draftKey(conversationId)).catch(() => undefined);
}
