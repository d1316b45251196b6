import type { Transaction } from '../platform/database/database.ts';
import { Port } from '../platform/port.ts';
import type { Services } from '../platform/services.ts';

/** What must hold before anybody acts on an amount that the agent stated after the signature; throws the refusal. */
export const statedFees = new Port<
  (services: Services, tx: Transaction, negotiationId: number) => Promise<void>
>('agreement to a stated fee');
