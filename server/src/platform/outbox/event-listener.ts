import pg from 'pg';
import type { Logger } from 'pino';
import { sessionUrl } from '../database/session-url.ts';

const reconnectAfterMs = 500;
/** Ping interval of an idle connection, and the time-out for its answer. */
const pingEveryMs = 5_000;
const answerWithinMs = 5_000;

/**
 * Listens to `NOTIFY` channels on its own connection and reconnects when it is lost. `onConnected` runs after
 * every (re)connect, because notifications sent meanwhile are lost.
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
    /** Called once per connection. */
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
      connectionString: sessionUrl(this.#url),
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
      // Notifications need no durable commit.
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

  /** Sends these payloads to a channel in one transaction. Rejects on failure, and reconnects. */
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
