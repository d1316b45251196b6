import type { Observable } from '../../../platform/observable.ts';
import { deviceStore } from '../../../platform/storage/device-store.ts';

/** A user, and the drafts of rooms that are not open. */
interface WithDrafts {
  readonly userId: number;
  readonly drafts: Observable<ReadonlyMap<number, string>>;
}

/** The key of a room's draft on this device. */
export const draftKey = (conversationId: number): string => `chat/${conversationId}`;

/** Deletes the draft of a conversation that the user is no longer in from this device. */
export function deleteRoomDraft({ userId, drafts }: WithDrafts, conversationId: number): void {
  const others = new Map(drafts.get());
  if (others.delete(conversationId)) drafts.set(others);
  void deviceStore.remove(userId, 'draft', draftKey(conversationId)).catch(() => undefined);
}
