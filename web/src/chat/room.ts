import type { ChatMessage, OwnEvents, RoomEvents, RoomJoined } from '@trattativa/contract/chat/chat';
import type { Channel } from 'phoenix';
import { channel, join } from '../platform/socket/socket.ts';
import {
  applyJoined,
  applyNewMessages,
  applyOlder,
  applyRoomUpdated,
  applySomeoneRead,
  isIncomplete,
  type RoomState,
} from './chat.live.ts';
import { observable } from './observable.ts';
import type { Outbox, Unsent } from './outbox.ts';
import {
  expired,
  nextExpiry,
  nobodyTypes,
  type OwnTyping,
  type OwnTypingStep,
  pressed,
  stopped,
  stoppedTyping,
  typed,
} from './typing-signs.ts';

/** Refusals that another try cannot change; everything else is tried again by itself. */
const finalRefusals = new Set([
  'invalid',
  'too_long',
  'forbidden',
  'not_found',
  'unauthorized',
  'unmatched topic',
]);
const retryAfterMs = 2_000;
const olderAtOnce = 50;

/** One conversation of this browser: its channel while somebody holds it, what it shows, and what waits to be sent. */
export class Room {
  readonly id: number;
  readonly state = observable<RoomState | null>(null);
  /** Why the conversation cannot be entered; null while it can. */
  readonly refused = observable<string | null>(null);
  readonly typing = observable(nobodyTypes);
  readonly loadingOlder = observable(false);
  /** What had been read when the room was entered and there was news: the line above the new messages. */
  readonly readUpTo = observable<number | null>(null);
  readonly unsent;
  readonly #userId: number;
  readonly #outbox: Outbox;
  #channel: Channel | null = null;
  #joined = false;
  #sending: string | null = null;
  #ownTyping: OwnTyping = null;
  #typingTimer: ReturnType<typeof setTimeout> | undefined;
  #retryTimer: ReturnType<typeof setTimeout> | undefined;
  #askedAfter: number | null = null;

  constructor(id: number, userId: number, outbox: Outbox) {
    this.id = id;
    this.#userId = userId;
    this.#outbox = outbox;
    this.unsent = outbox.of(id);
  }

  enter(): void {
    if (this.#channel) return;
    this.refused.set(null);
    const made = channel(`conversation:${this.id}`, () => {
      this.#askedAfter = this.state.get()?.messages.at(-1)?.id ?? null;
      return this.#askedAfter === null ? {} : { last_message_id: this.#askedAfter };
    });
    this.#channel = made;
    made.on('new_messages', (event: RoomEvents['new_messages']) => this.#take(event));
    made.on('someone_read_messages', (event: RoomEvents['someone_read_messages']) =>
      this.#change((state) => applySomeoneRead(state, event)),
    );
    made.on('someone_typing', (event: RoomEvents['someone_typing']) => {
      this.typing.set(typed(this.typing.get(), event.user_id, event.username, Date.now()));
      this.#expireTyping();
    });
    made.on('typing_removed', (event: RoomEvents['typing_removed']) =>
      this.typing.set(stoppedTyping(this.typing.get(), event.user_id)),
    );
    made.onError(() => this.#interrupted());
    made.onClose(() => {
      if (this.#channel === made) this.#channel = null;
      this.#interrupted();
    });
    // In the turn of the reply, before the events behind it: else messages would show out of order.
    join(
      made,
      (reply) => this.#entered(reply as RoomJoined),
      (reason) => {
        this.#channel = null;
        this.#interrupted();
        this.refused.set(reason);
      },
    );
  }

  leave(): void {
    const left = this.#channel;
    this.#channel = null;
    this.#interrupted();
    clearTimeout(this.#retryTimer);
    this.readUpTo.set(null);
    left?.leave();
  }

  /** Shows the message at once and sends it as soon as it can be. */
  say(content: string): void {
    this.#ownTyping = null;
    const at = new Date().toISOString();
    this.#outbox.add({ conversationId: this.id, clientId: newId(), content, at, refused: null });
    this.flush();
  }

  retry(unsent: Unsent): void {
    this.#outbox.mark(this.id, unsent.clientId, null);
    this.flush();
  }

  discard(unsent: Unsent): void {
    this.#outbox.remove(this.id, unsent.clientId);
  }

  /** Sends what waits, one after the other, so that it arrives in the order in which it was written. */
  flush(): void {
    const next = this.unsent.get().find(({ refused }) => refused === null);
    if (!next || !this.#joined || !this.#channel || this.#sending !== null) return;
    const { clientId, content } = next;
    this.#sending = clientId;
    const again = (ms: number) => {
      if (this.#sending === clientId) this.#sending = null;
      clearTimeout(this.#retryTimer);
      this.#retryTimer = setTimeout(() => this.flush(), ms);
    };
    this.#channel
      .push('send_message', { content, client_id: clientId })
      .receive('ok', ({ message }: { message: ChatMessage }) => {
        this.#sending = null;
        this.#take({ conversation_id: this.id, messages: [message] });
        this.#outbox.remove(this.id, clientId);
        this.flush();
      })
      .receive('error', ({ reason, retry_after: wait }: { reason: string; retry_after?: number }) => {
        if (!finalRefusals.has(reason)) return again(wait === undefined ? retryAfterMs : wait * 1000);
        this.#sending = null;
        this.#outbox.mark(this.id, clientId, reason);
        this.flush();
      })
      // It may have been stored: only the same client id is safe, and that is what goes out again.
      .receive('timeout', () => again(0));
  }

  type(text: string): void {
    this.#step(pressed(this.#ownTyping, text, Date.now()));
  }

  stopTyping(): void {
    this.#step(stopped(this.#ownTyping));
  }

  /** Marks everything shown as read, if something of others is not. */
  markRead(): void {
    const state = this.state.get();
    const last = state?.messages.at(-1);
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
    if (!state?.hasOlder || !first || this.loadingOlder.get() || !this.#joined || !this.#channel) return;
    this.loadingOlder.set(true);
    const done = () => this.loadingOlder.set(false);
    this.#channel
      .push('load_messages', { before_id: first.id, limit: olderAtOnce })
      .receive('ok', (older: { messages: ChatMessage[]; has_more: boolean }) => {
        this.#change((before) => applyOlder(before, older));
        done();
      })
      .receive('error', done)
      .receive('timeout', done);
  }

  /** The conversation's people or name changed. */
  update(event: OwnEvents['conversation_updated']): void {
    this.#change((state) => applyRoomUpdated(state, event));
  }

  #entered(reply: RoomJoined): void {
    const asked = this.#askedAfter;
    if (isIncomplete(reply, asked)) {
      // Away for so long that there is a gap: begin again from the latest.
      this.state.set(null);
      this.leave();
      this.enter();
      return;
    }
    this.#joined = true;
    this.#sending = null;
    const mine = reply.conversation.users.find(({ id }) => id === this.#userId);
    if (mine && reply.conversation.unread_count > 0) this.readUpTo.set(mine.last_read_message_id);
    this.state.set(applyJoined(this.state.get(), reply, asked));
    this.#forgetStored(reply.messages);
    this.flush();
  }

  #take(event: RoomEvents['new_messages']): void {
    this.#change((state) => applyNewMessages(state, event));
    for (const { from_id: from } of event.messages) {
      if (from !== null) this.typing.set(stoppedTyping(this.typing.get(), from));
    }
    this.#forgetStored(event.messages);
  }

  /** What came back from the service need not be sent any more. */
  #forgetStored(messages: readonly ChatMessage[]): void {
    for (const { from_id: from, client_id: clientId } of messages) {
      if (from === this.#userId && clientId !== null) this.#outbox.remove(this.id, clientId);
    }
  }

  #change(apply: (state: RoomState) => RoomState): void {
    const state = this.state.get();
    if (state) this.state.set(apply(state));
  }

  #interrupted(): void {
    this.#joined = false;
    this.#sending = null;
    this.#ownTyping = null;
    this.loadingOlder.set(false);
    this.typing.set(nobodyTypes);
  }

  #step({ state, push }: OwnTypingStep): void {
    this.#ownTyping = state;
    if (push && this.#joined) this.#channel?.push(push, {});
  }

  #expireTyping(): void {
    clearTimeout(this.#typingTimer);
    const next = nextExpiry(this.typing.get());
    if (next === null) return;
    this.#typingTimer = setTimeout(() => {
      this.typing.set(expired(this.typing.get(), Date.now()));
      this.#expireTyping();
    }, next - Date.now());
  }
}

/** Where a browser has no `randomUUID` (plain http on another host), random enough to be one's own. */
function newId(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
