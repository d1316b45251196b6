import type { Transaction } from '../platform/database/database.ts';
import { Port } from '../platform/port.ts';

/** Ends what a club asks the market for: nobody acts for it any more. */
export type EndRequests = (tx: Transaction, teamId: number, at: Date) => Promise<void>;

export const teamRequests = new Port<EndRequests>('requests of a club');
