import { closingEndpoints } from '@trattativa/contract/deals/closing/endpoints';
import { routesOf } from '../../platform/http/routes.ts';
import { checkTransfer } from './check-transfer.ts';
import { getSigningEffects } from './get-signing-effects.ts';
import { getWindowOfOffer } from './get-window-of-offer.ts';
import { liftBlock } from './lift-block.ts';
import { getClosing, markDealDocument } from './mark-document.ts';
import { tellPresentClub } from './tell-present-club.ts';

export const closingRoutes = routesOf(closingEndpoints, {
  checkTransfer,
  getClosing,
  getSigningEffects,
  getWindowOfOffer,
  liftBlock,
  markDocument: markDealDocument,
  tellPresentClub,
});
