import type { ChatMessage, Conversation, OwnEvents } from '@trattativa/contract/chat/chat';
import type { Channel } from 'phoenix';
import { onInitialDiscussions } from '../platform/socket/initial-discussions.ts';
import { channel } from '../platform/socket/socket.ts';
import {
  applyConversationRemoved,
  applyConversationUpdated,
  applyNewConversation,
  applyUnreadUpdated,
  type Discussions,
} from './chat.live.ts';
import { observable } from './observable.ts';
import { Outbox } from './outbox.ts';
import { listed, unreadChanged } from './pending-count.ts';
import { pendingMessages } from './pending-messages.ts';
import { Room } from './room.ts';

/** Rooms whose messages stay at hand after they were left. */
const mostKept = 10;

/** Told of a message of somebody else in a conversation that is not being read. */
export type OnNews = (message: ChatMessage, conversation: Conversation | undefined) => void;

/** The chat of the user who is logged in, alive as long as the session: conversations, rooms, what waits to be sent. */
export class Chat {
  /** Null until they have come. */
  readonly discussions = observable<Discussions | null>(null);
  readonly #userId: number;
  readonly #outbox: Outbox;
  readonly #rooms = new Map<number, Room>();
  readonly #holders = new Map<number, number>();
  readonly #onNews: OnNews;
  readonly #undo: (() => void)[] = [];
  /** The conversation on screen. */
  #open: number | null = null;

  constructor(userId: number, onNews: OnNews) {
    this.#userId = userId;
    this.#onNews = onNews;
    this.#outbox = new Outbox(userId);
  }

  /** Begins to listen; call once the connection of the session is being made. */
  start(): void {
    const own = channel(`users:${this.#userId}`);
    this.#on(own, 'unread_updated', (event) => this.#unreadUpdated(event));
    this.#on(own, 'new_conversation', (event) =>
      this.#changeList((list) => applyNewConversation(list, event)),
    );
    this.#on(own, 'conversation_updated', (event) => {
      this.#changeList((list) => applyConversationUpdated(list, event));
      this.#rooms.get(event.conversation.id)?.update(event);
    });
    this.#on(own, 'conversation_removed', (event) => {
      this.#changeList((list) => applyConversationRemoved(list, event));
      this.#rooms.get(event.conversation_id)?.refused.set('forbidden');
    });
    this.#undo.push(
      onInitialDiscussions((payload) => {
        const { discussions } = payload as { discussions: Conversation[] };
        this.discussions.set(discussions);
        pendingMessages.change((count) => listed(count, discussions));
      }),
    );
    void this.#outbox
      .restore()
      .then((ids) => {
        for (const id of ids) this.#sendWaiting(id);
      })
      .catch(() => undefined);
  }

  stop(): void {
    for (const undo of this.#undo.splice(0)) undo();
    for (const room of this.#rooms.values()) room.leave();
    this.#rooms.clear();
    this.#holders.clear();
  }

  room(id: number): Room {
    let room = this.#rooms.get(id);
    if (!room) {
      room = new Room(id, this.#userId, this.#outbox);
      this.#rooms.set(id, room);
    }
    return room;
  }

  /** Enters a room until the returned function is called. */
  hold(id: number): () => void {
    const room = this.room(id);
    this.#holders.set(id, (this.#holders.get(id) ?? 0) + 1);
    room.enter();
    let held = true;
    return () => {
      if (!held) return;
      held = false;
      const others = (this.#holders.get(id) ?? 1) - 1;
      if (others > 0) this.#holders.set(id, others);
      else {
        this.#holders.delete(id);
        // What is written may still be on its way: the room is left when it has arrived.
        if (room.unsent.get().some(({ refused }) => refused === null)) this.#sendWaiting(id);
        else room.leave();
        this.#forgetOldest();
      }
    };
  }

  /** Which conversation is on screen: what comes into it is being read. */
  setOpen(id: number | null): void {
    this.#open = id;
  }

  /** Stays in a room until nothing of it waits to be sent. */
  #sendWaiting(id: number): void {
    const room = this.room(id);
    if (!room.unsent.get().some(({ refused }) => refused === null)) return;
    const release = this.hold(id);
    const stop = room.unsent.subscribe(() => {
      if (room.unsent.get().some(({ refused }) => refused === null)) return;
      stop();
      release();
    });
    this.#undo.push(stop);
  }

  #unreadUpdated(event: OwnEvents['unread_updated']): void {
    const { conversation_id: id, unread_count: unread, last_message: last } = event;
    const before = this.discussions.get()?.find((conversation) => conversation.id === id);
    const isNew = last !== null && last.id > (before?.messages.at(-1)?.id ?? 0);
    const isRead = id === this.#open && document.visibilityState === 'visible';
    this.#changeList((list) => applyUnreadUpdated(list, event));
    pendingMessages.change((count) => unreadChanged(count, id, unread, isRead));
    if (isNew && last.from_id !== this.#userId && !isRead) this.#onNews(last, before);
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

  #forgetOldest(): void {
    for (const id of this.#rooms.keys()) {
      if (this.#rooms.size <= mostKept) return;
      if (!this.#holders.has(id)) this.#rooms.delete(id);
    }
  }
}

/** Null while nobody is logged in. */
export const currentChat = observable<Chat | null>(null);
