import type { ChatMessage } from '@trattativa/contract/room/chat/chat';
import type { Observable } from '../../../platform/observable.ts';
import type { PushRefused } from '../ask-channel.ts';

/** The message that the field answers or edits. */
export interface Composing {
  act: 'reply' | 'edit';
  message: ChatMessage;
  /** Why the edit was refused; the field keeps the text. */
  refused?: string;
}

/** The part of a room that composing needs. */
interface ComposingRoom {
  readonly composing: Observable<Composing | null>;
  readonly typing: { stop(): void };
  ask(event: string, payload: object): Promise<unknown>;
}

/** Edits one of the user's messages. If refused, the field keeps the text and shows the reason. */
export async function submitEdit(room: ComposingRoom, composing: Composing, content: string): Promise<void> {
  const { message } = composing;
  room.typing.stop();
  const isCurrent = () => room.composing.get()?.message.id === message.id;
  try {
    if (content !== message.content) await room.ask('edit_message', { message_id: message.id, content });
    if (isCurrent()) room.composing.set(null);
  } catch (error) {
    const { reason } = error as PushRefused;
    if (isCurrent()) room.composing.set({ ...composing, refused: reason });
  }
}

/** Stops answering or editing. The text of an answer stays in the field, that of an edit is dropped. */
export function cancelComposing(room: ComposingRoom): void {
  if (room.composing.get()?.act === 'edit') room.typing.stop();
  room.composing.set(null);
}
