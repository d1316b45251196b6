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
import type { Composing } from './composing.ts';
import { handleRoomEvents } from './handle-room-events.ts';
import type { MessageExtras, Outbox, Unsent } from './outbox.ts';
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

/** What the history can be scrolled to: a message by its id, the first unread one, the end. */
export type PlaceName = number | 'unread' | 'end';

/** One conversation of this browser: its channel while somebody holds it, what it shows, and what waits to be sent. */
export class Room {
  readonly id: number;
  readonly state = observable<RoomState | null>(null);
  /** Why the conversation cannot be entered; null while it can. */
  readonly refused = observable<string | null>(null);
  /** Where the reader wants to be, once it is at hand; a new object each time it is asked for. */
  readonly place = observable<{ at: PlaceName } | null>(null);
  /** The message that was asked for is not there to be seen; a new object each time. */
  readonly notFound = observable<object | null>(null);
  /** What the field is about to answer or to edit. */
  readonly composing = observable<Composing | null>(null);
  /** Words that were refused and go back into the field; a new object each time. */
  readonly returned = observable<{ text: string } | null>(null);
  /** What had been read before the news, when there is any: where the line above it stands, also when the room is shown again. */
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
  /** Changes of messages are known up to this number. */
  #lastChange = 0;
  #loading = false;
  /** Asked for before the room could be asked. */
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
    // In the turn of the reply, before the events behind it: else messages would show out of order.
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

  /** The user is not in the conversation, or no longer. */
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

  /** It is on screen from here on. */
  show(): void {
    this.#shown = true;
  }

  /** It is not on screen any more, but may stay entered: nothing of it is being read. */
  hide(): void {
    this.#shown = false;
    // Whoever comes back wants to see what was said last, not the messages of long ago that was looked for.
    if (this.state.get()?.hasNewer) this.#load({}, withWindow);
    this.#noteUnread();
  }

  /** Shows the message at once, at the end, and sends it as soon as it can be. */
  say(content: string, more: MessageExtras = {}, files: readonly ChatAttachment[] = []): void {
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

  /** Takes back what was refused, to be worded anew. */
  rewrite(unsent: Unsent): void {
    this.discard(unsent);
    const answered = this.state.get()?.messages.find(({ id }) => id === unsent.more.reply_to_id);
    this.composing.set(answered ? { act: 'reply', message: answered } : null);
    this.returned.set({ text: unsent.content });
  }

  /** Asks the service for something in this room. Rejects with PushRefused; `unavailable` while there is no connection. */
  ask<Reply>(event: string, payload: object): Promise<Reply> {
    if (!this.#joined || !this.#channel) return Promise.reject(new PushRefused('unavailable'));
    return askChannel(this.#channel, event, payload);
  }

  /** Marks everything up to the end as read, if something of others is not. */
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

  /** Shows a message of the conversation, the first unread one, or the end: loads what is around it when need be. */
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
      const asked = id === 'end' ? {} : id === 0 ? { after_id: 0 } : { around_id: id };
      this.#load(asked, withWindow, () => this.place.set({ at }));
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

  /** Asks for a window of the history, one at a time: what is scrolled to meanwhile is asked for again by scrolling. */
  #load(
    asked: { before_id?: number; after_id?: number; around_id?: number },
    apply: (state: RoomState, loaded: LoadedMessages) => RoomState,
    then: () => void = () => {},
  ): void {
    if (this.#loading || !this.#joined) return;
    this.#loading = true;
    this.ask<LoadedMessages>('load_messages', { ...asked, limit: loadedAtOnce }).then(
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

  /** What came back from the service need not be sent any more. */
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
