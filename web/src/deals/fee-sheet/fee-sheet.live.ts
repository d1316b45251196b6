import { sheetMoves } from '@trattativa/contract/deals/costs/cost-moves';
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

/** What changes roles, fees and the cost that the sheet states, and what its sides agreed to. */
const stating = [...sheetMoves, 'offer.accepted', 'commission.planned'];

export const feeSheetLive: readonly LiveHandler[] = [refetchOn([...stating, ...closing], feeSheetKeys.deal)];
