import type {
  ChatAttachment,
  ChatMessage,
  LoadedMessages,
  OwnEvents,
  RoomEvents,
  RoomJoined,
} from '@trattativa/contract/room/chat/chat';
import type { Channel } from 'phoenix';
import { newId } from '../../platform/new-id.ts';
import { observable } from '../../platform/observable.ts';
import { channel, join } from '../../platform/socket/socket.ts';
import { askChannel, PushRefused } from './ask-channel.ts';
import type { Composing } from './composer/composing.ts';
import { handleRoomEvents } from './handle-room-events.ts';
import type { MessageExtras, Outbox, Unsent } from './message/outbox.ts';
import {
  applyJoined,
  applyNewer,
  applyNewMessages,
  applyOlder,
  applyRoomUpdated,
  applySomeoneRead,
  leavesGap,
  type RoomState,
  unreadAfter,
  withWindow,
} from './room.live.ts';
import { RoomSender } from './room-sender.ts';
import { RoomTyping } from './room-typing.ts';

const loadedAtOnce = 50;

/** A scroll target in the history: a message id, the first unread message, the end. */
export type PlaceName = number | 'unread' | 'end';

/** One conversation in this browser: its channel while somebody holds it, its messages, and the unsent ones. */
export class Room {
  readonly id: number;
  readonly state = observable<RoomState | null>(null);
  /** Why the conversation cannot be joined; null while it can. */
  readonly refused = observable<string | null>(null);
  /** The scroll target, once it is loaded; a new object for each request. */
  readonly place = observable<{ at: PlaceName } | null>(null);
  /** Set if the requested message is not accessible; a new object for each request. */
  readonly notFound = observable<object | null>(null);
  /** The message that the field answers or edits. */
  readonly composing = observable<Composing | null>(null);
  /** A refused text that goes back into the field; a new object each time. */
  readonly returned = observable<{ text: string } | null>(null);
  /** The last message read before unread ones: the divider stands below it, also when the room is shown again. */
  readonly readUpTo = observable<number | null>(null);
  readonly typing = new RoomTyping((event) => {
    if (this.#joined) this.#channel?.push(event, {});
  });
  readonly unsent;
  readonly #userId: number;
  readonly #outbox: Outbox;
  readonly #sender: RoomSender;
  #channel: Channel | null = null;
  #joined = false;
  #shown = false;
  #askedAfter: number | null = null;
  /** The number of the last known change of messages. */
  #lastChange = 0;
  #loading = false;
  /** A scroll target requested before the room was joined. */
  #wanted: PlaceName | null = null;

  constructor(id: number, userId: number, outbox: Outbox) {
    this.id = id;
    this.#userId = userId;
    this.#outbox = outbox;
    this.unsent = outbox.of(id);
    this.#sender = new RoomSender(id, outbox, (message) =>
      this.#addMessages({ conversation_id: id, messages: [message] }),
    );
  }

  enter(): void {
    if (this.#channel) return;
    this.refused.set(null);
    const made = channel(`conversation:${this.id}`, () => {
      this.#askedAfter = this.state.get()?.latest?.id ?? null;
      return this.#askedAfter === null
        ? {}
        : { last_message_id: this.#askedAfter, last_change: this.#lastChange };
    });
    this.#channel = made;
    handleRoomEvents(made, {
      typing: this.typing,
      addMessages: (event) => this.#addMessages(event),
      change: (apply) => this.#change(apply),
    });
    made.onError(() => this.#interrupted());
    made.onClose(() => {
      if (this.#channel === made) this.#channel = null;
      this.#interrupted();
    });
    // Runs synchronously with the reply, before later events; otherwise messages would be out of order.
    join(
      made,
      (reply) => this.#entered(made, reply as RoomJoined),
      (reason) => {
        this.#channel = null;
        this.#interrupted();
        this.refused.set(reason);
      },
    );
  }

  /** The user is not, or no longer, in the conversation. */
  isOver(): boolean {
    return ['forbidden', 'not_found'].includes(this.refused.get() ?? '');
  }

  leave(): void {
    const left = this.#channel;
    this.#channel = null;
    this.#interrupted();
    this.readUpTo.set(null);
    left?.leave();
  }

  /** The room is on screen. */
  show(): void {
    this.#shown = true;
  }

  /** The room is not on screen any more, but may stay joined: its messages are not being read. */
  hide(): void {
    this.#shown = false;
    // On return the reader wants the latest messages, not an older window.
    if (this.state.get()?.hasNewer) this.#load({}, withWindow);
    this.#noteUnread();
  }

  /** Shows the message at once, at the end, and sends it as soon as possible. */
  send(content: string, more: MessageExtras = {}, files: readonly ChatAttachment[] = []): void {
    this.typing.sent();
    this.#outbox.add({
      conversationId: this.id,
      clientId: newId(),
      content,
      more,
      at: new Date().toISOString(),
      refused: null,
      ...(files.length > 0 && { files }),
    });
    this.goTo('end');
    this.#sender.flush();
  }

  retry(unsent: Unsent): void {
    this.#sender.retry(unsent);
  }

  discard(unsent: Unsent): void {
    this.#outbox.remove(this.id, unsent.clientId);
  }

  /** Moves a refused message back into the field. */
  rewrite(unsent: Unsent): void {
    this.discard(unsent);
    const answered = this.state.get()?.messages.find(({ id }) => id === unsent.more.reply_to_id);
    this.composing.set(answered ? { act: 'reply', message: answered } : null);
    this.returned.set({ text: unsent.content });
  }

  /** Pushes an event in this room. Rejects with PushRefused; `unavailable` while there is no connection. */
  ask<Reply>(event: string, payload: object): Promise<Reply> {
    if (!this.#joined || !this.#channel) return Promise.reject(new PushRefused('unavailable'));
    return askChannel(this.#channel, event, payload);
  }

  /** Marks everything up to the end as read, if there are unread messages of others. */
  markRead(): void {
    const state = this.state.get();
    const last = state?.latest;
    if (!state || !last || !this.#joined) return;
    const mine = state.conversation.users.find(({ id }) => id === this.#userId);
    if (!mine || mine.last_read_message_id >= last.id) return;
    this.#channel?.push('mark_read_messages', { discussion_id: this.id, last_message_id: last.id });
    this.#change((before) =>
      applySomeoneRead(before, {
        conversation_id: this.id,
        user_id: this.#userId,
        read_at: last.inserted_at,
        last_read_message_id: last.id,
      }),
    );
  }

  loadOlder(): void {
    const state = this.state.get();
    const first = state?.messages[0];
    if (state?.hasOlder && first) this.#load({ before_id: first.id }, applyOlder);
  }

  loadNewer(): void {
    const state = this.state.get();
    const last = state?.messages.at(-1);
    if (state?.hasNewer && last) this.#load({ after_id: last.id }, applyNewer);
  }

  /** Scrolls to a message, the first unread one, or the end; loads the messages around it if necessary. */
  goTo(at: PlaceName): void {
    const state = this.state.get();
    this.#wanted = null;
    if (!state || !this.#joined || this.#loading) this.#wanted = at;
    if (!state) return;
    const id = at === 'unread' ? (this.readUpTo.get() ?? 0) : at;
    const isAtHand =
      id === 'end'
        ? !state.hasNewer
        : state.messages.some((message) => message.id === id) || (id === 0 && !state.hasOlder);
    if (isAtHand) {
      this.#wanted = null;
      this.place.set({ at });
    } else {
      const query = id === 'end' ? {} : id === 0 ? { after_id: 0 } : { around_id: id };
      this.#load(query, withWindow, () => this.place.set({ at }));
    }
  }

  /** The conversation's people or name changed. */
  update(event: OwnEvents['conversation_updated']): void {
    this.#change((state) => applyRoomUpdated(state, event));
  }

  #entered(joined: Channel, reply: RoomJoined): void {
    this.#joined = true;
    const mine = reply.conversation.users.find(({ id }) => id === this.#userId);
    if (mine && reply.conversation.unread_count > 0) this.readUpTo.set(mine.last_read_message_id);
    this.state.set(applyJoined(this.state.get(), reply, this.#askedAfter));
    this.#lastChange = reply.last_change;
    this.#dropStored(reply.messages);
    this.#sender.resume(joined);
    this.#goWhereWanted();
  }

  #goWhereWanted(): void {
    if (this.#wanted !== null) this.goTo(this.#wanted);
  }

  /** Loads a window of the history, one at a time; later scrolling triggers the next load. */
  #load(
    query: { before_id?: number; after_id?: number; around_id?: number },
    apply: (state: RoomState, loaded: LoadedMessages) => RoomState,
    then: () => void = () => {},
  ): void {
    if (this.#loading || !this.#joined) return;
    this.#loading = true;
    this.ask<LoadedMessages>('load_messages', { ...query, limit: loadedAtOnce }).then(
      (loaded) => {
        this.#loading = false;
        this.#change((before) => apply(before, loaded));
        then();
        this.#goWhereWanted();
      },
      ({ reason }: PushRefused) => {
        this.#loading = false;
        if (reason === 'not_found') this.notFound.set({});
        this.#goWhereWanted();
      },
    );
  }

  #addMessages(event: RoomEvents['new_messages']): void {
    const before = this.state.get();
    this.#change((state) => applyNewMessages(state, event));
    if (leavesGap(before, this.state.get())) this.loadNewer();
    for (const { from_id: from } of event.messages) if (from !== null) this.typing.ended(from);
    this.#dropStored(event.messages);
  }

  /** Removes stored messages from the outbox. */
  #dropStored(messages: readonly ChatMessage[]): void {
    for (const { from_id: from, client_id: clientId } of messages) {
      if (from === this.#userId && clientId !== null) this.#outbox.remove(this.id, clientId);
    }
  }

  #change(apply: (state: RoomState) => RoomState): void {
    const state = this.state.get();
    if (state) this.state.set(apply(state));
    if (!this.#shown) this.#noteUnread();
  }

  #noteUnread(): void {
    this.readUpTo.set(unreadAfter(this.state.get(), this.#userId));
  }

  #interrupted(): void {
    this.#joined = false;
    this.#loading = false;
    this.#sender.pause();
    this.typing.clear();
  }
}
