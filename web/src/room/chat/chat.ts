import type { ChatMessage, Conversation, OwnEvents } from '@trattativa/contract/room/chat/chat';
import type { Channel } from 'phoenix';
import { loadChunk } from '../../platform/chunks/load-chunk.ts';
import { observable } from '../../platform/observable.ts';
import { channel } from '../../platform/socket/socket.ts';
import { deviceStore } from '../../platform/storage/device-store.ts';
import {
  applyConversationRemoved,
  applyConversationUpdated,
  applyListedMessageUpdated,
  applyNewConversation,
  applyUnreadUpdated,
  type Discussions,
} from './chat.live.ts';
import { deleteRoomDraft } from './composer/delete-room-draft.ts';
import { onInitialDiscussions } from './initial-discussions.ts';
import { listed, unreadChanged } from './message/pending-count.ts';
import { pendingMessages } from './message/pending-messages.ts';

/** The rooms of this browser, in their own chunk: loaded once a room is opened or unsent messages exist. */
export interface RoomsPart {
  update(event: OwnEvents['conversation_updated']): void;
  close(conversationId: number): void;
  stop(): void;
}

/** Called for another user's message in a conversation that is not being read. */
export type OnNews = (message: ChatMessage, conversation: Conversation | undefined) => void;

/** Called for another user's toc toc in a conversation that is not muted. */
export type OnKnock = (knock: OwnEvents['knock'], conversation: Conversation) => void;

/** The chat of the logged-in user, for the lifetime of the session: the conversations, and the rooms of `roomsOf`. */
export class Chat {
  /** Null until loaded. */
  readonly discussions = observable<Discussions | null>(null);
  /** The texts in the message fields of rooms that are not open, by conversation; for the list. */
  readonly drafts = observable<ReadonlyMap<number, string>>(new Map());
  readonly userId: number;
  rooms: RoomsPart | null = null;
  readonly #onNews: OnNews;
  readonly #onKnock: OnKnock;
  readonly #undo: (() => void)[] = [];
  /** The conversation on screen. */
  #open: number | null = null;

  constructor(userId: number, onNews: OnNews, onKnock: OnKnock) {
    this.userId = userId;
    this.#onKnock = onKnock;
    this.#onNews = onNews;
  }

  /** Starts listening; call once the connection of the session is being made. */
  start(): void {
    const own = channel(`users:${this.userId}`);
    this.#on(own, 'unread_updated', (event) => this.#unreadUpdated(event));
    this.#on(own, 'message_updated', (event) =>
      this.#changeList((list) => applyListedMessageUpdated(list, event)),
    );
    this.#on(own, 'new_conversation', (event) =>
      this.#changeList((list) => applyNewConversation(list, event)),
    );
    this.#on(own, 'conversation_updated', (event) => {
      this.#changeList((list) => applyConversationUpdated(list, event));
      // The conversation may have been muted or unmuted.
      pendingMessages.change((count) => listed(count, this.discussions.get() ?? []));
      this.rooms?.update(event);
    });
    this.#on(own, 'knock', (event) => {
      const conversation = this.discussions.get()?.find(({ id }) => id === event.conversation_id);
      if (conversation && !conversation.muted) this.#onKnock(event, conversation);
    });
    this.#on(own, 'conversation_removed', (event) => {
      this.#changeList((list) => applyConversationRemoved(list, event));
      this.rooms?.close(event.conversation_id);
      deleteRoomDraft(this, event.conversation_id);
    });
    this.#undo.push(
      onInitialDiscussions(({ discussions }) => {
        this.discussions.set(discussions);
        pendingMessages.change((count) => listed(count, discussions));
        void this.#sendLeftOver().catch(() => undefined);
      }),
    );
  }

  stop(): void {
    for (const undo of this.#undo.splice(0)) undo();
    this.rooms?.stop();
    this.rooms = null;
  }

  /** Sets the conversation on screen: its new messages count as read. */
  setOpen(id: number | null): void {
    this.#open = id;
  }

  /** Sends the unsent messages of an earlier visit or a closed tab, whatever screen is open. */
  async #sendLeftOver(): Promise<void> {
    if (this.rooms) return;
    const left = await deviceStore.list(this.userId, 'outbox');
    if (left.length === 0) return;
    const { roomsOf } = await loadChunk(() => import('./list/rooms.ts'));
    if (currentChat.get() === this) roomsOf(this);
  }

  #unreadUpdated(event: OwnEvents['unread_updated']): void {
    const { conversation_id: id, unread_count: unread, last_message: last } = event;
    const before = this.discussions.get()?.find((conversation) => conversation.id === id);
    const isNew = last !== null && last.id > (before?.messages.at(-1)?.id ?? 0);
    const isRead = id === this.#open && document.visibilityState === 'visible';
    this.#changeList((list) => applyUnreadUpdated(list, event));
    const isMuted = before?.muted === true;
    pendingMessages.change((count) => unreadChanged(count, id, isMuted ? 0 : unread, isRead));
    if (isNew && last.from_id !== this.userId && !isRead && !isMuted) this.#onNews(last, before);
  }

  #changeList(apply: (list: Discussions) => Discussions): void {
    const list = this.discussions.get();
    if (list) this.discussions.set(apply(list));
  }

  #on<Event extends keyof OwnEvents>(
    own: Channel,
    event: Event,
    handle: (payload: OwnEvents[Event]) => void,
  ): void {
    const ref = own.on(event, handle);
    this.#undo.push(() => own.off(event, ref));
  }
}

/** Null while nobody is logged in. */
export const currentChat = observable<Chat | null>(null);
