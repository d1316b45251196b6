import { randomUUID } from 'node:crypto';
import type { Services } from '../platform/services.ts';
import { beat, forgetDeadNodes, noteGone } from './presence-log.repository.ts';

/** Comings and goings of this time are written together. */
const flushMs = 250;
/** A node that has not been heard of for a minute is taken for gone. */
const beatMs = 20_000;

/**
 * Writes down who has a socket on this node, so that a process without sockets knows who is absent (the toc toc), and when
 * people were last seen. A database that is away loses nothing: the next beat says it again.
 */
export class PresenceLog {
  readonly #services: Services;
  readonly #node = randomUUID();
  readonly #here = new Set<number>();
  readonly #came = new Set<number>();
  readonly #went = new Set<number>();
  readonly #beats: ReturnType<typeof setInterval>;
  #flushing: ReturnType<typeof setTimeout> | undefined;

  constructor(services: Services) {
    this.#services = services;
    this.#beats = setInterval(() => void this.#write(() => this.#beat()), beatMs);
    this.#beats.unref();
  }

  /** An account has a socket here; the first or another one. */
  came(accountId: number): void {
    this.#went.delete(accountId);
    if (this.#here.has(accountId)) return;
    this.#here.add(accountId);
    this.#came.add(accountId);
    this.#schedule();
  }

  /** An account has none here any more. */
  went(accountId: number): void {
    if (!this.#here.delete(accountId)) return;
    this.#went.add(accountId);
    this.#schedule();
  }

  /** Writes what has not been written yet. */
  async flush(): Promise<void> {
    clearTimeout(this.#flushing);
    this.#flushing = undefined;
    const { db, clock } = this.#services;
    const came = [...this.#came].filter((id) => this.#here.has(id));
    const went = [...this.#went];
    this.#came.clear();
    this.#went.clear();
    if (came.length > 0) await beat(db, this.#node, came);
    if (went.length > 0) await noteGone(db, this.#node, went, clock.now());
  }

  /** Nobody is here any more. */
  async stop(): Promise<void> {
    clearInterval(this.#beats);
    for (const accountId of [...this.#here]) this.went(accountId);
    await this.#write(() => this.flush());
  }

  async #beat(): Promise<void> {
    if (this.#here.size > 0) await beat(this.#services.db, this.#node, [...this.#here]);
    await forgetDeadNodes(this.#services.db);
  }

  #schedule(): void {
    this.#flushing ??= setTimeout(() => void this.#write(() => this.flush()), flushMs);
  }

  async #write(work: () => Promise<void>): Promise<void> {
    await work().catch((error: unknown) =>
      this.#services.log.warn({ err: error }, 'who is online was not written down'),
    );
  }
}
