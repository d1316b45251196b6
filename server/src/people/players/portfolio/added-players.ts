import type { Transaction } from '../../../platform/database/database.ts';
import { recordEvent } from '../../../platform/outbox/record-event.ts';
import { listPlayerAudience, type PlayerFields } from '../players.repository.ts';
import type { PortfolioOwner } from './portfolio-owner.ts';
import { insertPortfolioPlayers } from './portfolio-records.repository.ts';

/** Adds many records to a portfolio in batches, with one event in total. */
export class AddedPlayers {
  readonly #tx: Transaction;
  readonly #owner: PortfolioOwner;
  readonly #by: { actorId: number; at: Date };
  #count = 0;
  #firstId = 0;
  #lastId = 0;

  constructor(tx: Transaction, owner: PortfolioOwner, by: { actorId: number; at: Date }) {
    this.#tx = tx;
    this.#owner = owner;
    this.#by = by;
  }

  async add(
    records: readonly (PlayerFields & { import_id?: number; born_year?: number | null })[],
  ): Promise<number[]> {
    const ids = await insertPortfolioPlayers(this.#tx, this.#owner, records, this.#by.at);
    this.#count += ids.length;
    this.#firstId ||= Math.min(...ids);
    this.#lastId = Math.max(this.#lastId, ...ids);
    return ids;
  }

  /**
   * Records one event for all added records, in the transaction that added them; none when there are none.
   */
  async record(): Promise<void> {
    if (this.#count === 0) return;
    const { actorId, at } = this.#by;
    const audience = await listPlayerAudience(this.#tx, this.#firstId);
    await recordEvent(this.#tx, {
      type: 'players.imported',
      data: {
        kind: this.#owner.kind,
        ownerId: this.#owner.id,
        count: this.#count,
        firstId: this.#firstId,
        lastId: this.#lastId,
      },
      recipients: [...audience, actorId],
      actorId,
      at,
    });
  }
}
