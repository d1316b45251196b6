import type { ChatMessage } from '@trattativa/contract/room/chat/chat';
import type { Channel } from 'phoenix';
import type { Outbox, Unsent } from './message/outbox.ts';

/** Refusals that a retry cannot change; everything else is retried automatically. */
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
 * Sends the unsent messages of one room one by one, so that they arrive in the order of writing. Only one tab at a time
 * sends, including messages written in other tabs.
 */
export class RoomSender {
  readonly #conversationId: number;
  readonly #outbox: Outbox;
  readonly #stored: (message: ChatMessage) => void;
  #channel: Channel | null = null;
  #sending: string | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Aborts the wait for the lock, or releases it. */
  #endLock: (() => void) | null = null;
  #hasLock = false;

  constructor(conversationId: number, outbox: Outbox, stored: (message: ChatMessage) => void) {
    this.#conversationId = conversationId;
    this.#outbox = outbox;
    this.#stored = stored;
  }

  /** The room was joined: sends the unsent messages. */
  resume(channel: Channel): void {
    this.pause();
    this.#channel = channel;
    this.flush();
  }

  /** The connection was lost: the message being sent is sent again with the same id. */
  pause(): void {
    this.#channel = null;
    this.#sending = null;
    clearTimeout(this.#timer);
    this.#releaseLock();
  }

  /** Retries a refused message. */
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
    if (!next) this.#releaseLock();
    else if (this.#channel && this.#hasLock) this.#send(this.#channel, next);
    else if (this.#channel) this.#acquireLock();
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
      // The message may have been stored: retrying is safe with the same client id.
      .receive('timeout', () => again(0));
  }

  #acquireLock(): void {
    if (this.#endLock) return;
    const waiting = new AbortController();
    const end = () => waiting.abort();
    this.#endLock = end;
    acquireTabLock(`outbox ${this.#outbox.userId} ${this.#conversationId}`, waiting.signal).then(
      async (release) => {
        if (this.#endLock !== end) return release();
        this.#endLock = release;
        // Sends even if the device does not respond: the service ignores duplicates.
        await this.#outbox.reread(this.#conversationId).catch(() => undefined);
        if (this.#endLock !== release) return;
        this.#hasLock = true;
        this.flush();
      },
      // Aborted while waiting.
      () => undefined,
    );
  }

  #releaseLock(): void {
    const end = this.#endLock;
    this.#endLock = null;
    this.#hasLock = false;
    // The next tab reads the remaining messages from the device.
    void this.#outbox.written().then(() => end?.());
  }
}

/** A tab that the browser has suspended keeps its lock: after this time the next tab takes it over. */
const takeoverMs = 15_000;

/**
 * Waits for a lock shared by the tabs of this browser; resolves with the function that releases it. Rejects if `signal`
 * is aborted. Without Web Locks (plain http on another host) every tab gets the lock at once: callers must tolerate
 * that.
 */
function acquireTabLock(name: string, signal: AbortSignal): Promise<() => void> {
  // Browsers offer locks only on https and on localhost.
  const locks = navigator.locks as LockManager | undefined;
  if (!locks) return Promise.resolve(() => {});
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => resolve(() => {}), takeoverMs);
    locks
      .request(name, { signal }, () => {
        clearTimeout(timer);
        return new Promise<void>((release) => resolve(release));
      })
      .catch((error: unknown) => {
        clearTimeout(timer);
        reject(error);
      });
  });
}
