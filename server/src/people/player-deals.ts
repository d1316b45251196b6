import type { Transaction } from '../platform/database/database.ts';
import { Port } from '../platform/port.ts';

/** What portfolios ask about the deals of a player. */
export interface PlayerDeals {
  /**
   * Whether the player was proposed to a club, in whatever state: deleting such a record needs staff's review (spec §5).
   * Locks the record until the transaction ends, so that a proposal made at the same time comes before or after.
   */
  wasProposed(tx: Transaction, playerId: number): Promise<boolean>;
  /** Whether a club made an offer to the player. */
  isOffered(tx: Transaction, playerId: number): Promise<boolean>;
  /** The record goes: every open negotiation and offer about the player ends. */
  endAll(tx: Transaction, playerId: number, at: Date): Promise<void>;
}

export const playerDeals = new Port<PlayerDeals>('deals of a player');
