import type { RawBuilder } from 'kysely';
import { PortByKind } from '../platform/port.ts';

/** What higher modules keep about the record of a player: conditions for statements. */
export interface RecordUse {
  /** It runs or was signed, or refers to the profile for good: the profile is not deleted. */
  isRunning?(player: { id: RawBuilder<unknown>; accountId: RawBuilder<unknown> }): RawBuilder<unknown>;
  /** It shows the record, in whatever state: the row stays. */
  isShowing?(playerId: RawBuilder<unknown>): RawBuilder<unknown>;
}

export const recordUses = new PortByKind<'deals' | 'applications' | 'invoices' | 'mandates', RecordUse>(
  'uses of a record',
);
