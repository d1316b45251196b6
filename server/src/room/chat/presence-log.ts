import { randomUUID } from 'node:crypto';
import type { Services } from '../../platform/services.ts';
import { beat, deleteDeadNodes, noteGone, noteHere } from './presence-log.repository.ts';

/** Comings and goings of this time are written together. */
const flushMs = 250;
/** A node that has not been heard of for a minute is taken for gone. */
const beatMs = 20_000;

/**
 * Writes down who has a socket on this node, so that a process without sockets knows who is absent (the toc toc), and when
 * people were last seen. A database that is away loses nothing: what could not be written is written at the next beat.
 */
export class PresenceLog {
  readonly #services: Services;
  readonly #node = randomUUID();
  readonly #here = new Set<number>();
  /** Who came or went since it was written. */
  #unwritten = new Set<number>();
  readonly #beats: ReturnType<typeof setInterval>;
  #flushing: ReturnType<typeof setTimeout> | undefined;
  /** One write after the other: that somebody went is never stored before that they came. */
  #writing = Promise.resolve();

  constructor(services: Services) {
    this.#services = services;
    this.#beats = setInterval(() => void this.#write(() => this.#beat()), beatMs);
    this.#beats.unref();
  }

  /** An account has a socket here; the first or another one. */
  came(accountId: number): void {
    if (this.#here.has(accountId)) return;
    this.#here.add(accountId);
    this.#schedule(accountId);
  }

  /** An account has none here any more. */
  went(accountId: number): void {
    if (this.#here.delete(accountId)) this.#schedule(accountId);
  }

  /** Writes what has not been written yet, and everybody who is here when the database does not know this node. */
  async #flush(): Promise<void> {
    clearTimeout(this.#flushing);
    this.#flushing = undefined;
    const { db, clock } = this.#services;
    if (await beat(db, this.#node)) for (const id of this.#here) this.#unwritten.add(id);
    const writing = this.#unwritten;
    this.#unwritten = new Set();
    try {
      const came = [...writing].filter((id) => this.#here.has(id));
      const went = [...writing].filter((id) => !this.#here.has(id));
      if (came.length > 0) await noteHere(db, this.#node, came);
      if (went.length > 0) await noteGone(db, this.#node, went, clock.now());
    } catch (error) {
      for (const id of writing) this.#unwritten.add(id);
      throw error;
    }
  }

  /** Nobody is here any more. */
  async stop(): Promise<void> {
    clearInterval(this.#beats);
    for (const accountId of [...this.#here]) this.went(accountId);
    await this.#write(() => this.#flush());
  }

  async #beat(): Promise<void> {
    await this.#flush();
    await deleteDeadNodes(this.#services.db);
  }

  #schedule(accountId: number): void {
    this.#unwritten.add(accountId);
    this.#flushing ??= setTimeout(() => void this.#write(() => this.#flush()), flushMs);
  }

  #write(work: () => Promise<void>): Promise<void> {
    this.#writing = this.#writing
      .then(work)
      .catch((error: unknown) =>
        this.#services.log.warn({ err: error }, 'who is online was not written down'),
      );
    return this.#writing;
  }
}
