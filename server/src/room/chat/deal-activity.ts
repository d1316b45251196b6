import { saveRoomActivity } from '../../deals/negotiations.ts';
import type { Services } from '../../platform/services.ts';

/** A negotiation lapses after days of silence: telling it once an hour that people talk is enough. */
const everyMs = 60 * 60_000;
const mostKept = 10_000;

/** Tells negotiations that their people talk, without a query for each message. */
export class DealActivity {
  readonly #services: Services;
  /** When it was told last, by negotiation. */
  readonly #told = new Map<number, number>();

  constructor(services: Services) {
    this.#services = services;
  }

  note(negotiationId: number): void {
    const { db, clock, log } = this.#services;
    const now = clock.now().getTime();
    if (now - (this.#told.get(negotiationId) ?? Number.NEGATIVE_INFINITY) < everyMs) return;
    if (this.#told.size >= mostKept) this.#told.clear();
    this.#told.set(negotiationId, now);
    db.transaction()
      .execute((tx) => saveRoomActivity(this.#services, tx, negotiationId))
      .catch((error: unknown) => {
        // The next message tells it again.
        this.#told.delete(negotiationId);
        log.warn({ err: error, negotiationId }, 'a negotiation was not told that its people talk');
      });
  }
}
