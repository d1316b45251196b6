import type { LiveHandler } from '../platform/cache/live-handler.ts';
import { commissionsLive } from './commissions/commissions.live.ts';
import { feesLive } from './fees/fees.live.ts';
import { invoicesLive } from './invoices/invoices.live.ts';
import { playerInvoicesLive } from './invoices/player-invoices.live.ts';
import { paymentsLive } from './payments/payments.live.ts';

/** How live events update the cached queries of the module's screens. */
export const handlers: readonly LiveHandler[] = [
  ...invoicesLive,
  ...playerInvoicesLive,
  ...commissionsLive,
  ...feesLive,
  ...paymentsLive,
];
