import type { Transaction } from '../platform/database/database.ts';
import { Port } from '../platform/port.ts';
import type { SignedDeal } from './signed-deal.ts';

/** What portfolios and the ledger need of the deals of a person. */
export interface PlayerDeals {
  /**
   * Whether the player was proposed to a club, in any status: deleting such a record needs staff's review
   * (spec §5). Locks the record until the transaction ends, so that a concurrent proposal comes before or
   * after.
   */
  wasProposed(tx: Transaction, playerId: number): Promise<boolean>;
  /** Whether a club made an offer to the player. */
  isOffered(tx: Transaction, playerId: number): Promise<boolean>;
  /** Ends every open negotiation and offer about the player, because the record is deleted. */
  endAll(tx: Transaction, playerId: number, at: Date): Promise<void>;
  /** Ends every open negotiation and offer about the player but those of the signed deal. */
  endOthers(tx: Transaction, playerId: number, signed: SignedDeal, at: Date): Promise<void>;
  /**
   * Ends every open offer to a member of coaching staff who agreed to the signed deal, but those of it; the negotiations of the proposal
   * end with it.
   */
  endOtherOffersToCoach(
    tx: Transaction,
    coachingStaffId: number,
    signed: SignedDeal,
    at: Date,
  ): Promise<void>;
}

export const playerDeals = new Port<PlayerDeals>('deals of a player');
