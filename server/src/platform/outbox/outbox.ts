import type { Services } from '../services.ts';
import { findEvents, listEventIds, listLastEventIds, runReactions } from './dispatcher.ts';
import { EventListener } from './event-listener.ts';
import type { Reaction, RecordedEvent } from './recorded-event.ts';

const sweepEveryMs = 5_000;
/**
 * Ids are assigned before commit, so events can become visible out of order: at most this far below the
 * highest id.
 */
const mayComeLate = 500;
const replayedAtOnce = 1_000;
const replayAgainMs = 1_000;

/** Pushes live events to the sockets of this node. */
export type PushLive = (event: RecordedEvent) => void;

/**
 * Listens for committed events: pushes each to the sockets of this node at once and, in a worker, runs the
 * reactions. The periodic sweep only finds what a lost notification or a crash left behind.
 */
export class Outbox {
  readonly #services: Services;
  readonly #reactions: readonly Reaction[];
  readonly #push: PushLive | null;
  readonly #listener: EventListener;
  #sweep: NodeJS.Timeout | null = null;
  #running: Promise<void> | null = null;
  #again = false;
  /** The highest id received, and recent ids, so that none is pushed twice. */
  #highest: number | null = null;
  readonly #recent = new Set<number>();
  /** Received but not yet pushed, in order. */
  readonly #waiting: number[] = [];
  /** Received while missed events are read; those are pushed first. */
  #held: number[] | null = null;
  #isPushing = false;
  #retry: NodeJS.Timeout | null = null;
  #pushRetry: NodeJS.Timeout | null = null;
  readonly #stopping = new AbortController();

  constructor(
    services: Services,
    options: { url: string; reactions: readonly Reaction[]; push: PushLive | null },
  ) {
    this.#services = services;
    this.#reactions = options.reactions;
    this.#push = options.push;
    this.#listener = new EventListener({
      url: options.url,
      channels: ['events'],
      log: services.log,
      onNotice: (_channel, id) => this.#notified(Number(id)),
      onConnected: () => {
        this.#wake();
        void this.#replayMissed();
      },
      onLost: () => {
        if (this.#highest !== null) this.#held ??= [];
      },
    });
  }

  async start(): Promise<void> {
    await this.#listener.start();
    this.#sweep = setInterval(() => this.#wake(), sweepEveryMs);
  }

  /** Resolves when the running reaction has ended; what waits behind it stays for the next run. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    if (this.#sweep) clearInterval(this.#sweep);
    if (this.#retry) clearTimeout(this.#retry);
    if (this.#pushRetry) clearTimeout(this.#pushRetry);
    await this.#listener.close();
    await this.#running;
  }

  get #isStopped(): boolean {
    return this.#stopping.signal.aborted;
  }

  #notified(id: number): void {
    if (this.#held) this.#held.push(id);
    else this.#collect(id);
    this.#wake();
  }

  #collect(id: number): void {
    const push = this.#push;
    if (!push || !this.#note(id)) return;
    this.#waiting.push(id);
    void this.#pushWaiting(push);
  }

  /** One after the other to keep the order; a failed read is retried, so that none is skipped. */
  async #pushWaiting(push: PushLive): Promise<void> {
    if (this.#isPushing || this.#isStopped) return;
    this.#isPushing = true;
    try {
      while (this.#waiting.length > 0 && !this.#isStopped) {
        const ids = this.#waiting.slice(0, replayedAtOnce);
        const events = await findEvents(this.#services, ids);
        this.#waiting.splice(0, ids.length);
        for (const event of events) push(event);
      }
    } catch (error) {
      this.#services.log.warn({ err: error }, 'live events could not be read; another try follows');
      if (!this.#isStopped) this.#pushRetry = setTimeout(() => void this.#pushWaiting(push), replayAgainMs);
    } finally {
      this.#isPushing = false;
    }
  }

  /** False when it was received before. */
  #note(id: number): boolean {
    if (this.#recent.has(id)) return false;
    this.#recent.add(id);
    this.#highest = Math.max(this.#highest ?? 0, id);
    if (this.#recent.size > 2 * mayComeLate) {
      for (const old of this.#recent) {
        if (this.#recent.size <= mayComeLate) break;
        this.#recent.delete(old);
      }
    }
    return true;
  }

  /**
   * Pushes in order what was notified while this node did not listen. On the first start there is nothing
   * to push.
   */
  async #replayMissed(): Promise<void> {
    if (!this.#push) return;
    try {
      if (this.#highest === null) {
        for (const id of await listLastEventIds(this.#services, mayComeLate)) this.#note(id);
        return;
      }
      let after = this.#highest - mayComeLate;
      for (let more = true; more && !this.#isStopped; ) {
        const ids = await listEventIds(this.#services, after, replayedAtOnce);
        for (const id of ids) this.#collect(id);
        more = ids.length === replayedAtOnce;
        after = ids.at(-1) ?? after;
      }
      const held = this.#held ?? [];
      this.#held = null;
      for (const id of held) this.#collect(id);
    } catch (error) {
      this.#services.log.warn({ err: error }, 'missed live events could not be read; another try follows');
      if (!this.#isStopped) this.#retry = setTimeout(() => void this.#replayMissed(), replayAgainMs);
    }
  }

  /** One run at a time; a wake-up during a run requests another, but none begins once this stops. */
  #wake(): void {
    if (this.#reactions.length === 0 || this.#isStopped) return;
    if (this.#running) {
      this.#again = true;
      return;
    }
    this.#running = runReactions(this.#services, this.#reactions, this.#stopping.signal)
      .catch((error: unknown) => this.#services.log.warn({ err: error }, 'reactions could not run'))
      .then(() => {
        this.#running = null;
        if (this.#again) {
          this.#again = false;
          this.#wake();
        }
      });
  }
}
