import { typingExpiryMs } from '@trattativa/contract/room/chat/chat';
import type { Clock } from '@trattativa/phoenix-server';

/** Typing indicators. They expire unless renewed, and are never stored. */
export class TypingSigns {
  readonly #clock: Clock;
  readonly #onRemoved: (conversationId: number, accountId: number) => void;
  readonly #cancels = new Map<string, () => void>();

  constructor(clock: Clock, onRemoved: (conversationId: number, accountId: number) => void) {
    this.#clock = clock;
    this.#onRemoved = onRemoved;
  }

  /** Sets or renews an indicator. */
  set(conversationId: number, accountId: number): void {
    const key = `${conversationId} ${accountId}`;
    this.#cancels.get(key)?.();
    this.#cancels.set(
      key,
      this.#clock.setTimeout(() => this.remove(conversationId, accountId), typingExpiryMs),
    );
  }

  /** Removes an indicator and broadcasts that; does nothing when there is none. */
  remove(conversationId: number, accountId: number): void {
    const key = `${conversationId} ${accountId}`;
    const cancel = this.#cancels.get(key);
    if (!cancel) return;
    cancel();
    this.#cancels.delete(key);
    this.#onRemoved(conversationId, accountId);
  }
}
