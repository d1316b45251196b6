import type { Logger } from 'pino';
import { EventListener } from './event-listener.ts';

const retryAfterMs = 500;

/**
 * A value of the database as this node knows it, for whatever asks often. A notification on the channel says that it changed, and
 * reaches every node within a second; after an interruption the node reads anew.
 */
export class FollowedValue<Value> {
  readonly #read: () => Promise<Value>;
  readonly #versionOf: (value: Value) => number;
  readonly #log: Logger;
  readonly #channel: string;
  readonly #listener: EventListener;
  #current: Value;
  #retry: NodeJS.Timeout | null = null;
  #closed = false;

  constructor(options: {
    url: string;
    log: Logger;
    channel: string;
    /** Already read; `read` reads it anew. */
    current: Value;
    read: () => Promise<Value>;
    /** Grows with every change, so that a late answer never takes the place of a newer one. */
    versionOf: (value: Value) => number;
  }) {
    this.#read = options.read;
    this.#versionOf = options.versionOf;
    this.#log = options.log;
    this.#channel = options.channel;
    this.#current = options.current;
    this.#listener = new EventListener({
      url: options.url,
      channels: [options.channel],
      log: options.log,
      onNotice: () => void this.#readAgain(),
      onConnected: () => void this.#readAgain(),
    });
  }

  get current(): Value {
    return this.#current;
  }

  /** Begins to follow changes. */
  start(): Promise<void> {
    return this.#listener.start();
  }

  /** Reads the value; the node that changed it knows it before it answers. */
  async refresh(): Promise<void> {
    const read = await this.#read();
    if (this.#versionOf(read) >= this.#versionOf(this.#current)) this.#current = read;
  }

  async close(): Promise<void> {
    this.#closed = true;
    if (this.#retry) clearTimeout(this.#retry);
    await this.#listener.close();
  }

  async #readAgain(): Promise<void> {
    if (this.#closed) return;
    try {
      await this.refresh();
    } catch (error) {
      this.#log.warn({ err: error, of: this.#channel }, 'a value could not be read; another try follows');
      this.#retry = setTimeout(() => void this.#readAgain(), retryAfterMs);
    }
  }
}
