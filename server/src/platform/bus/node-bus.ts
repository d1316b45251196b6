import { randomUUID } from 'node:crypto';
import type { BusLine, OpenBusLine } from './bus-line.ts';

export interface NodeBusParts<Message> {
  openLine: OpenBusLine;
  onMessage(message: Message): void;
  /**
   * Listening, for the first time or after an interruption. Messages in both directions may have been lost
   * meanwhile.
   */
  onUp(): void;
  onDown(): void;
}

/** Limit of the send queue. Beyond it the queue is dropped, as in an interruption. */
const maxWaiting = 20_000;
/** How long a closing node waits for its queue to be sent. */
const lastWordsMs = 1_000;

/**
 * Broadcasts small messages to all other nodes. Messages sent in one turn of the event loop, or while the
 * line is busy, travel together. Delivery is at most once and in order; a receiver that must not miss
 * anything reads the database after `onUp`.
 */
export class NodeBus<Message extends object> {
  readonly #parts: NodeBusParts<Message>;
  readonly #line: BusLine;
  #isUp = false;
  #waiting: Message[] = [];
  #publishing: Promise<void> | null = null;
  #missed = false;

  constructor(parts: NodeBusParts<Message>) {
    this.#parts = parts;
    this.#line = parts.openLine(randomUUID(), {
      onText: (text) => {
        for (const message of JSON.parse(text) as Message[]) parts.onMessage(message);
      },
      onUp: () => {
        this.#isUp = true;
        parts.onUp();
      },
      onDown: () => {
        this.#isUp = false;
        this.#waiting = [];
        parts.onDown();
      },
    });
  }

  start(): Promise<void> {
    return this.#line.start();
  }

  /** Never waits and never throws; the message is lost while the line is down. */
  send(message: Message): void {
    if (!this.#isUp) return;
    if (this.#waiting.length >= maxWaiting) {
      this.#waiting = [];
      this.#missed = true;
    }
    this.#waiting.push(message);
    this.#publishing ??= nextTurn().then(() => this.#publishAll());
  }

  async close(): Promise<void> {
    await Promise.race([this.#publishing, new Promise((late) => setTimeout(late, lastWordsMs).unref())]);
    this.#isUp = false;
    await this.#line.close();
  }

  async #publishAll(): Promise<void> {
    while (this.#waiting.length > 0) {
      const messages = this.#waiting;
      this.#waiting = [];
      // On failure the line reports itself down; receivers catch up after `onUp`.
      await this.#line.say(JSON.stringify(messages)).catch(() => {});
      if (this.#missed) {
        this.#missed = false;
        this.#parts.onDown();
        this.#parts.onUp();
      }
    }
    this.#publishing = null;
  }
}

function nextTurn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
