import type { SheetFee } from '@trattativa/domain/deals/fee-sheet';
import type { Queryable } from '../platform/database/database.ts';
import { Port } from '../platform/port.ts';
import type { Services } from '../platform/services.ts';

/** What agents take on a deal as it stands now, of players and coaching staff alike. Filled by billing. */
export const sheetFees = new Port<
  (services: Services, db: Queryable, negotiationId: number) => Promise<SheetFee[]>
>('fees of a sheet');
