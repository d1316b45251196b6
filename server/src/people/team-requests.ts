import type { RawBuilder } from 'kysely';
import type { Transaction } from '../platform/database/database.ts';
import { Port } from '../platform/port.ts';

/** What clubs need of their requests. */
export interface TeamRequests {
  /** Whether the club has an active request. */
  hasActive(tx: Transaction, teamId: number): Promise<boolean>;
  /** A condition: the club sent the coach a request. */
  isAddressed(staffId: RawBuilder<unknown>, teamId: number): RawBuilder<unknown>;
  /** Ends the requests and drafts of a club that nobody acts for any more. */
  endAll(tx: Transaction, teamId: number, at: Date): Promise<void>;
  /** Hands the drafts of a waiting club to the record that it turns out to be. */
  moveDrafts(tx: Transaction, fromTeamId: number, toTeamId: number): Promise<void>;
}

export const teamRequests = new Port<TeamRequests>('requests of a club');
