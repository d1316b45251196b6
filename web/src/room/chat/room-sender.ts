import type { ChatMessage } from '@trattativa/contract/room/chat/chat';
import type { Channel } from 'phoenix';
import { acquireTabLock } from './acquire-tab-lock.ts';
import type { Outbox, Unsent } from './outbox.ts';

/** Refusals that another try cannot change; everything else is tried again by itself. */
const finalRefusals = new Set([
  'invalid',
  'too_long',
  'forbidden',
  'guardian_missing',
  'not_found',
  'unauthorized',
  'unmatched topic',
]);
const retryAfterMs = 2_000;

/**
 * Sends what waits in one room, one message after the other, so that it arrives in the order in which it was written. Of
 * several tabs one sends at a time, whoever wrote it.
 */
export class RoomSender {
  readonly #conversationId: number;
  readonly #outbox: Outbox;
  readonly #stored: (message: ChatMessage) => void;
  #channel: Channel | null = null;
  #sending: string | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Ends the wait for the turn, or gives it back. */
  #endTurn: (() => void) | null = null;
  #hasTurn = false;

  constructor(conversationId: number, outbox: Outbox, stored: (message: ChatMessage) => void) {
    this.#conversationId = conversationId;
    this.#outbox = outbox;
    this.#stored = stored;
  }

  /** The room was joined: what waits goes out. */
  resume(channel: Channel): void {
    this.pause();
    this.#channel = channel;
    this.flush();
  }

  /** The connection is gone: what was under way is sent again, under the same id. */
  pause(): void {
    this.#channel = null;
    this.#sending = null;
    clearTimeout(this.#timer);
    this.#giveTurnBack();
  }

  /** Sends what was refused once more. */
  retry(unsent: Unsent): void {
    this.#outbox.mark(unsent.conversationId, unsent.clientId, null);
    this.flush();
  }

  flush(): void {
    if (this.#sending !== null) return;
    const next = this.#outbox
      .of(this.#conversationId)
      .get()
      .find(({ refused }) => refused === null);
    if (!next) this.#giveTurnBack();
    else if (this.#channel && this.#hasTurn) this.#send(this.#channel, next);
    else if (this.#channel) this.#acquireTurn();
  }

  #send(channel: Channel, { clientId, content, more }: Unsent): void {
    this.#sending = clientId;
    const again = (ms: number) => {
      if (this.#sending === clientId) this.#sending = null;
      clearTimeout(this.#timer);
      this.#timer = setTimeout(() => this.flush(), ms);
    };
    channel
      .push('send_message', { ...more, content, client_id: clientId })
      .receive('ok', ({ message }: { message: ChatMessage }) => {
        this.#sending = null;
        this.#stored(message);
        this.#outbox.remove(this.#conversationId, clientId);
        this.flush();
      })
      .receive('error', ({ reason, retry_after: wait }: { reason: string; retry_after?: number }) => {
        if (!finalRefusals.has(reason)) return again(wait === undefined ? retryAfterMs : wait * 1000);
        this.#sending = null;
        this.#outbox.mark(this.#conversationId, clientId, reason);
        this.flush();
      })
      // It may have been stored: only the same client id is safe, and that is what goes out again.
      .receive('timeout', () => again(0));
  }

  #acquireTurn(): void {
    if (this.#endTurn) return;
    const waiting = new AbortController();
    const end = () => waiting.abort();
    this.#endTurn = end;
    acquireTabLock(`outbox ${this.#outbox.userId} ${this.#conversationId}`, waiting.signal).then(
      async (giveBack) => {
        if (this.#endTurn !== end) return giveBack();
        this.#endTurn = giveBack;
        // Without the device's answer it is sent anyway: the service knows what it has.
        await this.#outbox.reread(this.#conversationId).catch(() => undefined);
        if (this.#endTurn !== giveBack) return;
        this.#hasTurn = true;
        this.flush();
      },
      // Given up while waiting.
      () => undefined,
    );
  }

  #giveTurnBack(): void {
    const end = this.#endTurn;
    this.#endTurn = null;
    this.#hasTurn = false;
    // The next one looks at the device for what is left.
    void this.#outbox.written().then(() => end?.());
  }
}
