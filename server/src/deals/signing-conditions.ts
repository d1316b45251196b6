import type { Transaction } from '../platform/database/database.ts';
import { Port } from '../platform/port.ts';
import type { Services } from '../platform/services.ts';
import type { NegotiationRow } from './negotiations/negotiation.ts';

/** What must hold before a signature is confirmed, besides the transition table; throws the refusal. */
export const signingConditions = new Port<
  (services: Services, tx: Transaction, negotiation: NegotiationRow) => Promise<void>
>('conditions of a signature');
