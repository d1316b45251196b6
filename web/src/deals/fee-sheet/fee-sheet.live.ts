import { feeMoves } from '@trattativa/contract/event-groups';
import { type LiveHandler, refetchOn } from '../../platform/cache/live-handler.ts';
import { feeSheetKeys } from './fee-sheet-keys.ts';

/** What closes a deal, and every signature, given or taken back: it agrees to the sheet. */
const closing = [
  'negotiation.signedByTeam',
  'negotiation.signatureTakenBack',
  'negotiation.signed',
  'negotiation.rejected',
  'negotiation.reopened',
];

/** What changes the cost that the sheet states. */
const costing = ['charge.discounted'];

export const feeSheetLive: readonly LiveHandler[] = [
  refetchOn([...feeMoves, ...closing, ...costing], feeSheetKeys.deal),
];
