import type { RawBuilder } from 'kysely';
import type { Transaction } from '../platform/database/database.ts';
import type { Period } from '../platform/paging.ts';
import { Port } from '../platform/port.ts';

/** The rows in which the market keeps what it compares of players. Filled by the market. */
export interface MarketRows {
  /**
   * Locks the rows of players (a query for their ids) until the transaction ends. Call it before deleting
   * rows of `players`: reactions to a change lock the market row first and then the player, so the reverse
   * order would deadlock (docs/locking.md).
   */
  lock(tx: Transaction, playerIds: RawBuilder<unknown>): Promise<void>;
  /** A query for the players who came to the market, or changed in a compared field, in a period. */
  freshIn(period: Period): RawBuilder<unknown>;
}

export const marketRows = new Port<MarketRows>('market rows of players');
