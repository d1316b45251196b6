import type { Transaction } from '../platform/database/database.ts';
import { Port } from '../platform/port.ts';

/** Who registers, as the record of their profile begins with it. */
export interface NewPerson {
  /** A type of profile that may be registered; a club waits for staff (type 6). */
  profile: number;
  name: string;
  surname: string;
  /** `YYYY-MM-DD` */
  bornDate: string | null;
  at: Date;
}

/** What accounts ask about the record with which their person is on the market; they know nothing of its tables. */
export interface ProfileRecords {
  /** Begins the record of a new account. Throws `INVALID_INPUT` for a profile that has none. */
  begin(tx: Transaction, accountId: number, person: NewPerson): Promise<void>;
  /** The account opens: from now on the person can complete the own profile, and its three days begin (spec §4). */
  startClock(tx: Transaction, accountId: number, at: Date): Promise<void>;
  /** Takes a player's own record off the market; answers its id, null without one. */
  withdrawOwnRecord(tx: Transaction, accountId: number): Promise<number | null>;
  /** Takes people out of records that others kept of them and let go before an instant. */
  emptyLetGo(tx: Transaction, before: Date): Promise<void>;
  /** Deletes what an account registered that nobody ever used: its player's record, its club that waits. */
  deleteUnused(tx: Transaction, accountId: number): Promise<void>;
}

export const profileRecords = new Port<ProfileRecords>('records of profiles');
