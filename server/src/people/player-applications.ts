import type { Transaction } from '../platform/database/database.ts';
import { Port } from '../platform/port.ts';
import type { SignedDeal } from './signed-deal.ts';

/** What a signature ends of a player's applications to requests. Filled by market. */
export interface PlayerApplications {
  /** Rejects every application that waits or is talked about, but for the signed one. */
  endOthers(tx: Transaction, playerId: number, signed: SignedDeal, at: Date): Promise<void>;
}

export const playerApplications = new Port<PlayerApplications>('applications of a player');
