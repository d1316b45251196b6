import { observable } from '../../platform/observable.ts';
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
} from './message/typing-signs.ts';

/** Typing in one room: the others, until their signs expire, and the user, whose signs are pushed. */
export class RoomTyping {
  readonly others = observable(nobodyTypes);
  readonly #push: (event: 'typing' | 'stop_typing') => void;
  #own: OwnTyping = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(push: (event: 'typing' | 'stop_typing') => void) {
    this.#push = push;
  }

  began(userId: number, username: string): void {
    this.others.set(typed(this.others.get(), userId, username, Date.now()));
    this.#expire();
  }

  ended(userId: number): void {
    this.others.set(stoppedTyping(this.others.get(), userId));
  }

  /** The user pressed a key in the field, which now holds this text. */
  press(text: string): void {
    this.#step(pressed(this.#own, text, Date.now()));
  }

  stop(): void {
    this.#step(stopped(this.#own));
  }

  /** The user's message also ends the sign for the others. */
  sent(): void {
    this.#own = null;
  }

  /** The connection was lost: both sides' signs are void. */
  clear(): void {
    this.#own = null;
    this.others.set(nobodyTypes);
  }

  #step({ state, push }: OwnTypingStep): void {
    this.#own = state;
    if (push) this.#push(push);
  }

  #expire(): void {
    clearTimeout(this.#timer);
    const next = nextExpiry(this.others.get());
    if (next === null) return;
    this.#timer = setTimeout(() => {
      this.others.set(expired(this.others.get(), Date.now()));
      this.#expire();
    }, next - Date.now());
  }
}
