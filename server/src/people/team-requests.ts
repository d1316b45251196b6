import type { Transaction } from '../platform/database/database.ts';
import { Port } from '../platform/port.ts';

/** Ends the requests and drafts of a club that nobody acts for any more. */
export type EndRequests = (tx: Transaction, teamId: number, at: Date) => Promise<void>;

export const teamRequests = new Port<EndRequests>('requests of a club');
