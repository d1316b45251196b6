import pg from 'pg';
import type { Logger } from 'pino';

const reconnectAfterMs = 500;

/**
 * Hears `NOTIFY` on some channels over a connection of its own, and reconnects when that is lost. `onConnected` runs
 * after every (re)connect, because what was notified meanwhile was not heard.
 */
export class EventListener {
  readonly #url: string;
  readonly #channels: readonly string[];
  readonly #log: Logger;
  readonly #onNotice: (channel: string, payload: string) => void;
  readonly #onConnected: () => void;
  #client: pg.Client | null = null;
  #retry: NodeJS.Timeout | null = null;
  #closed = false;

  constructor(options: {
    url: string;
    channels: readonly string[];
    log: Logger;
    onNotice: (channel: string, payload: string) => void;
    onConnected: () => void;
  }) {
    this.#url = options.url;
    this.#channels = options.channels;
    this.#log = options.log;
    this.#onNotice = options.onNotice;
    this.#onConnected = options.onConnected;
  }

  async start(): Promise<void> {
    try {
      await this.#connect();
    } catch (error) {
      this.#lost(error);
    }
  }

  async close(): Promise<void> {
    this.#closed = true;
    if (this.#retry) clearTimeout(this.#retry);
    await this.#client?.end().catch(() => {});
  }

  async #connect(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.#url,
      keepAlive: true,
      application_name: 'trattativa listener',
    });
    this.#client = client;
    client.on('error', (error) => this.#lost(error));
    client.on('notification', (notice) => this.#onNotice(notice.channel, notice.payload ?? ''));
    await client.connect();
    for (const channel of this.#channels) await client.query(`listen ${pg.escapeIdentifier(channel)}`);
    this.#onConnected();
  }

  #lost(error: unknown): void {
    if (this.#closed || this.#retry) return;
    this.#log.warn({ err: error }, 'the event listener lost its connection');
    this.#client?.removeAllListeners('notification');
    this.#client?.end().catch(() => {});
    this.#retry = setTimeout(() => {
      this.#retry = null;
      void this.start();
    }, reconnectAfterMs);
  }
}
