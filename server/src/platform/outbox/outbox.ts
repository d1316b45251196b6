import type { Services } from '../services.ts';
import { findEvent, runReactions } from './dispatcher.ts';
import { EventListener } from './event-listener.ts';
import type { Reaction, RecordedEvent } from './recorded-event.ts';

const sweepEveryMs = 5_000;

/** Where live events go: the sockets of this node. */
export type PushLive = (event: RecordedEvent) => void;

/**
 * Listens for committed events: pushes each to the sockets of this node at once and, in a worker, runs the reactions.
 * The regular sweep only finds what a lost notification or a crash left behind.
 */
export class Outbox {
  readonly #services: Services;
  readonly #reactions: readonly Reaction[];
  readonly #push: PushLive | null;
  readonly #listener: EventListener;
  #sweep: NodeJS.Timeout | null = null;
  #running: Promise<void> | null = null;
  #again = false;

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
      onNotice: (_channel, id) => this.#heard(Number(id)),
      onConnected: () => this.#wake(),
    });
  }

  async start(): Promise<void> {
    await this.#listener.start();
    this.#sweep = setInterval(() => this.#wake(), sweepEveryMs);
  }

  async stop(): Promise<void> {
    if (this.#sweep) clearInterval(this.#sweep);
    await this.#listener.close();
    await this.#running;
  }

  #heard(id: number): void {
    const push = this.#push;
    if (push) {
      findEvent(this.#services, id).then(
        (event) => event && push(event),
        (error: unknown) =>
          this.#services.log.warn({ err: error, eventId: id }, 'a live event was not pushed'),
      );
    }
    this.#wake();
  }

  /** One run at a time; a wake during a run asks for another. */
  #wake(): void {
    if (this.#reactions.length === 0) return;
    if (this.#running) {
      this.#again = true;
      return;
    }
    this.#running = runReactions(this.#services, this.#reactions)
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
