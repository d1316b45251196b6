import pg from 'pg';
import type { Logger } from 'pino';

const reconnectAfterMs = 500;
/** How often a silent connection is asked whether it still lives, and how long its answers may take. */
const pingEveryMs = 5_000;
const answerWithinMs = 5_000;

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
  readonly #onLost: () => void;
  #client: pg.Client | null = null;
  #retry: NodeJS.Timeout | null = null;
  #ping: NodeJS.Timeout | null = null;
  #connected = false;
  #closed = false;

  constructor(options: {
    url: string;
    channels: readonly string[];
    log: Logger;
    onNotice: (channel: string, payload: string) => void;
    onConnected: () => void;
    /** Once for each time that it was connected. */
    onLost?: () => void;
  }) {
    this.#url = options.url;
    this.#channels = options.channels;
    this.#log = options.log;
    this.#onNotice = options.onNotice;
    this.#onConnected = options.onConnected;
    this.#onLost = options.onLost ?? (() => {});
  }

  async start(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.#url,
      keepAlive: true,
      connectionTimeoutMillis: answerWithinMs,
      query_timeout: answerWithinMs,
      application_name: 'trattativa listener',
    });
    this.#client = client;
    client.on('error', (error) => this.#lost(client, error));
    client.on('notification', (notice) => this.#onNotice(notice.channel, notice.payload ?? ''));
    try {
      await client.connect();
      // What is said here is not worth waiting for the disk.
      await client.query('set synchronous_commit = off');
      for (const channel of this.#channels) await client.query(`listen ${pg.escapeIdentifier(channel)}`);
    } catch (error) {
      return this.#lost(client, error);
    }
    if (this.#client !== client || this.#closed) return;
    this.#connected = true;
    this.#ping = setInterval(() => {
      client.query('select').catch((error: unknown) => this.#lost(client, error));
    }, pingEveryMs);
    this.#onConnected();
  }

  /** Notifies a channel of these payloads in one transaction. Rejects when it could not, and connects anew. */
  async notify(channel: string, payloads: readonly string[]): Promise<void> {
    const client = this.#client;
    if (!client || !this.#connected) throw new Error('not connected');
    try {
      await client.query({
        name: 'notify',
        text: 'select pg_notify($1, payload) from unnest($2::text[]) payload',
        values: [channel, payloads],
      });
    } catch (error) {
      this.#lost(client, error);
      throw error;
    }
  }

  async close(): Promise<void> {
    this.#closed = true;
    if (this.#retry) clearTimeout(this.#retry);
    if (this.#ping) clearInterval(this.#ping);
    await this.#client?.end().catch(() => {});
  }

  #lost(client: pg.Client, error: unknown): void {
    if (this.#closed || this.#client !== client) return;
    this.#client = null;
    this.#log.warn({ err: error }, 'the event listener lost its connection');
    if (this.#ping) clearInterval(this.#ping);
    client.removeAllListeners('notification');
    client.end().catch(() => {});
    this.#retry = setTimeout(() => {
      this.#retry = null;
      void this.start();
    }, reconnectAfterMs);
    if (!this.#connected) return;
    this.#connected = false;
    this.#onLost();
  }
}
