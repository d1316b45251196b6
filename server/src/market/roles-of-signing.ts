import type { Actor } from '../platform/actor.ts';
import type { Transaction } from '../platform/database/database.ts';
import { Port } from '../platform/port.ts';
import type { Services } from '../platform/services.ts';

/**
 * Throws `FEE_SHEET_NOT_AGREED` while the open negotiation of a club and a player has an agent of both sides to whom not everybody
 * agreed: another way to the same signature asks it too. Filled by deals.
 */
export const assertRolesOfSigning = new Port<
  (
    services: Services,
    tx: Transaction,
    actor: Actor,
    deal: { teamId: number; playerId: number },
  ) => Promise<void>
>('roles of a signature');
