import type { Transaction } from '../platform/database/database.ts';
import { Port } from '../platform/port.ts';

/** The player's account of a negotiation, of the own record or of one that is linked to it, and the level of the proposal. */
export const findSigner = new Port<
  (tx: Transaction, negotiationId: number) => Promise<{ account_id: number; level: number } | null>
>('the signing player of a negotiation');
