import type { ChatMessage } from '@trattativa/contract/room/chat/chat';
import type { Observable } from '../../platform/observable.ts';
import type { PushRefused } from './ask-channel.ts';

/** What the field of a room is about to do with a message: answer it, or give it other words. */
export interface Composing {
  act: 'reply' | 'edit';
  message: ChatMessage;
  /** Why the new words were not taken; the field keeps them. */
  refused?: string;
}

/** The part of a room that composing needs. */
interface ComposingRoom {
  readonly composing: Observable<Composing | null>;
  readonly typing: { stop(): void };
  ask(event: string, payload: object): Promise<unknown>;
}

/** Gives a message of one's own other words. Refused, the field stays as it is and says why. */
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

/** Lets go of the message that was to be answered or edited. An answer's words stay in the field, an edit's are dropped. */
export function cancelComposing(room: ComposingRoom): void {
  if (room.composing.get()?.act === 'edit') room.typing.stop();
  room.composing.set(null);
}
