import type { Transaction } from '../platform/database/database.ts';
import { PortByKind } from '../platform/port.ts';

/** What hangs on the records of players in other folders and modules. */
export type RecordPart = 'experiences' | 'evaluations' | 'views' | 'candidates' | 'invitations';

/** Deletes the parts of records whose rows stay; what hangs on a deleted row goes with it by itself. */
export type DeleteParts = (tx: Transaction, playerIds: readonly number[]) => Promise<void>;

export const recordParts = new PortByKind<RecordPart, DeleteParts>('parts of a record');
