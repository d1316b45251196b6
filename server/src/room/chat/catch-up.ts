import type { Logger } from 'pino';
import type { Clock } from '../../platform/clock.ts';

export interface CatchUpParts {
  /** Conversations of people on this node with possible changes since an instant. */
  find(since: Date): Promise<number[]>;
  /** Sends the sockets of this node the present state of one conversation. */
  broadcastState(conversationId: number): Promise<void>;
  clock: Clock;
  log: Logger;
}

/** Clocks of nodes differ, and a message may be stored some time after its timestamp. */
const marginMs = 60_000;
const againAfterMs = 1_000;
const atOnce = 8;

/**
 * Finds in the database what this node may have missed, and sends it to its sockets. Retries until it
 * succeeds; concurrent requests share one search.
 */
export class CatchUp {
  readonly #parts: CatchUpParts;
  #since: number | null = null;
  #running: Promise<void> | null = null;
  #retry: NodeJS.Timeout | null = null;
  #stopped = false;

  constructor(parts: CatchUpParts) {
    this.#parts = parts;
  }

  /** Requests a search for changes since an instant, by default from just now. */
  since(at = this.#parts.clock.now().getTime()): void {
    this.#since = Math.min(this.#since ?? Number.POSITIVE_INFINITY, at - marginMs);
    this.#go();
  }

  stop(): Promise<void> {
    this.#stopped = true;
    if (this.#retry) clearTimeout(this.#retry);
    return this.#running ?? Promise.resolve();
  }

  #go(): void {
    if (this.#running || this.#retry || this.#stopped) return;
    this.#running = this.#run().finally(() => {
      this.#running = null;
    });
  }

  async #run(): Promise<void> {
    while (this.#since !== null && !this.#stopped) {
      const since = this.#since;
      this.#since = null;
      try {
        const ids = await this.#parts.find(new Date(since));
        for (let from = 0; from < ids.length && !this.#stopped; from += atOnce) {
          await Promise.all(ids.slice(from, from + atOnce).map((id) => this.#parts.broadcastState(id)));
        }
      } catch (error) {
        this.#parts.log.warn({ err: error }, 'what was missed could not be read; another try follows');
        this.#since = Math.min(this.#since ?? Number.POSITIVE_INFINITY, since);
        return this.#later();
      }
    }
  }

  #later(): void {
    this.#retry = setTimeout(() => {
      this.#retry = null;
      this.#go();
    }, againAfterMs);
  }
}
