import { saveRoomActivity } from '../../../deals/negotiations.ts';
import type { Services } from '../../../platform/services.ts';

/** A negotiation lapses after days of silence: reporting activity once an hour is enough. */
const everyMs = 60 * 60_000;
const maxEntries = 10_000;

/** Reports chat activity to negotiations, without a query per message. */
export class DealActivity {
  readonly #services: Services;
  /** Time of the last report, by negotiation. */
  readonly #reported = new Map<number, number>();

  constructor(services: Services) {
    this.#services = services;
  }

  note(negotiationId: number): void {
    const { db, clock, log } = this.#services;
    const now = clock.now().getTime();
    if (now - (this.#reported.get(negotiationId) ?? Number.NEGATIVE_INFINITY) < everyMs) return;
    if (this.#reported.size >= maxEntries) this.#reported.clear();
    this.#reported.set(negotiationId, now);
    db.transaction()
      .execute((tx) => saveRoomActivity(this.#services, tx, negotiationId))
      .catch((error: unknown) => {
        // The next message reports again.
        this.#reported.delete(negotiationId);
        log.warn({ err: error, negotiationId }, 'the activity of a negotiation was not saved');
      });
  }
}
