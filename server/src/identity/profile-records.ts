import type { ProfileType } from '@trattativa/domain/identity/profile-types';
import type { Queryable, Transaction } from '../platform/database/database.ts';
import { Port } from '../platform/port.ts';

/** A person who registers. */
export interface NewPerson {
  /** A profile type that may register; a club waits for staff (type 6). */
  profile: ProfileType;
  name: string;
  surname: string;
  /** `YYYY-MM-DD` */
  bornDate: string | null;
  at: Date;
}

/** What accounts need of the record of a profile, without knowing its tables. */
export interface ProfileRecords {
  /** Creates the record of a new account. Throws `INVALID_INPUT` for a profile that has none. */
  begin(tx: Transaction, accountId: number, person: NewPerson): Promise<void>;
  /**
   * Called when the account opens: from now on the person can complete their profile, and the three days
   * begin (spec §4).
   */
  startClock(tx: Transaction, accountId: number, at: Date): Promise<void>;
  /** Takes a player's own record off the market. Returns its id; null without one. */
  withdrawOwnRecord(tx: Transaction, accountId: number): Promise<number | null>;
  /** Removes the personal data from portfolio records that were deleted before an instant. */
  anonymizeDeletedRecords(tx: Transaction, before: Date): Promise<void>;
  /** Whether an account belongs to a club that waits for staff. */
  isInWaitingTeam(db: Queryable, accountId: number): Promise<boolean>;
  /** Deletes unused records of an account: its player record, its pending club. */
  deleteUnused(tx: Transaction, accountId: number): Promise<void>;
}

export const profileRecords = new Port<ProfileRecords>('records of profiles');
