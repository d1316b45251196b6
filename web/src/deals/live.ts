import type { LiveHandler } from '../platform/cache/live-handler.ts';
import { clausesLive } from './clauses/clauses.live.ts';
import { closingLiveRules } from './closing/closing.live.ts';
import { costsLive } from './costs/costs.live.ts';
import { feeSheetLive } from './fee-sheet/fee-sheet.live.ts';
import { negotiationsLive } from './negotiations/negotiations.live.ts';
import { offersLive } from './offers/offers.live.ts';
import { transfersLive } from './transfers/transfers.live.ts';
import { trialsLive } from './trials/trials.live.ts';

/** How live events update the cached queries of the module's screens. */
export const handlers: readonly LiveHandler[] = [
  ...negotiationsLive,
  ...costsLive,
  ...feeSheetLive,
  ...offersLive,
  ...transfersLive,
  ...trialsLive,
  ...closingLiveRules,
  ...clausesLive,
];
