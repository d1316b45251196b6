import type { Transaction } from '../platform/database/database.ts';
import { Port } from '../platform/port.ts';

/** What clubs need of their requests. */
export interface TeamRequests {
  /** Ends the requests and drafts of a club that nobody acts for any more. */
  endAll(tx: Transaction, teamId: number, at: Date): Promise<void>;
  /** Hands the drafts of a waiting club to the record that it turns out to be. */
  moveDrafts(tx: Transaction, fromTeamId: number, toTeamId: number): Promise<void>;
}

export const teamRequests = new Port<TeamRequests>('requests of a club');
