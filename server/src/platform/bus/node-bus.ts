import { randomUUID } from 'node:crypto';
import type { BusLine, OpenBusLine } from './bus-line.ts';

export interface NodeBusParts<Message> {
  openLine: OpenBusLine;
  onMessage(message: Message): void;
  /** It listens: for the first time, or again after it was interrupted and may have lost messages, own and others'. */
  onUp(): void;
  onDown(): void;
}

/** Beyond this the line is too slow to be of use: what waits is lost, as in an interruption. */
const mostWaiting = 20_000;
/** How long a closing node waits for its last words to be said. */
const lastWordsMs = 1_000;

/**
 * Small messages from this node to all others. What is sent in one turn of the event loop, or while the line is busy,
 * goes together. At most once, in order; whoever must not miss anything asks the database after `onUp`.
 */
export class NodeBus<Message extends object> {
  readonly #parts: NodeBusParts<Message>;
  readonly #line: BusLine;
  #isUp = false;
  #waiting: Message[] = [];
  #saying: Promise<void> | null = null;
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

  /** Never waits and never fails; while the line is down the message is lost. */
  send(message: Message): void {
    if (!this.#isUp) return;
    if (this.#waiting.length >= mostWaiting) {
      this.#waiting = [];
      this.#missed = true;
    }
    this.#waiting.push(message);
    this.#saying ??= nextTurn().then(() => this.#sayAll());
  }

  async close(): Promise<void> {
    await Promise.race([this.#saying, new Promise((late) => setTimeout(late, lastWordsMs).unref())]);
    this.#isUp = false;
    await this.#line.close();
  }

  async #sayAll(): Promise<void> {
    while (this.#waiting.length > 0) {
      const messages = this.#waiting;
      this.#waiting = [];
      // The line goes down by itself when it cannot: what was lost is found after it is up again.
      await this.#line.say(JSON.stringify(messages)).catch(() => {});
      if (this.#missed) {
        this.#missed = false;
        this.#parts.onDown();
        this.#parts.onUp();
      }
    }
    this.#saying = null;
  }
}

function nextTurn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
