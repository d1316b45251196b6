import type { Logger } from 'pino';
import type { Database } from '../../platform/database/database.ts';
import { EventListener } from '../../platform/outbox/event-listener.ts';
import { readSettings, type SettingsInForce } from './read-settings.ts';

declare module '../../platform/services.ts' {
  interface Services {
    settings: SettingsSnapshot;
  }
}

const retryAfterMs = 500;

/**
 * The settings in force as this node knows them, for whatever asks often: limits, intervals, days of silence. A new version
 * reaches every node by a notification of the database, within a second; after an interruption the node reads anew. Money and
 * agreements use `readSettings` in their transaction instead.
 */
export class SettingsSnapshot {
  readonly #db: Database;
  readonly #log: Logger;
  readonly #listener: EventListener;
  #current: SettingsInForce;
  #retry: NodeJS.Timeout | null = null;
  #closed = false;

  constructor(db: Database, options: { url: string; log: Logger; current: SettingsInForce }) {
    this.#db = db;
    this.#log = options.log;
    this.#current = options.current;
    this.#listener = new EventListener({
      url: options.url,
      channels: ['settings'],
      log: options.log,
      onNotice: () => void this.#readAgain(),
      onConnected: () => void this.#readAgain(),
    });
  }

  get current(): SettingsInForce {
    return this.#current;
  }

  /** Begins to follow new versions. */
  start(): Promise<void> {
    return this.#listener.start();
  }

  /** Reads the version in force; the node that saved one knows it before it answers. */
  async refresh(): Promise<void> {
    const read = await readSettings(this.#db);
    if (read.version >= this.#current.version) this.#current = read;
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
      this.#log.warn({ err: error }, 'the settings could not be read; another try follows');
      this.#retry = setTimeout(() => void this.#readAgain(), retryAfterMs);
    }
  }
}

/** Reads the settings of a database that has them (`importSettings`). */
export async function openSettings(
  db: Database,
  options: { url: string; log: Logger },
): Promise<SettingsSnapshot> {
  return new SettingsSnapshot(db, { ...options, current: await readSettings(db) });
}
