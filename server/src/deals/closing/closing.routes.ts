import { closingEndpoints } from '@trattativa/contract/deals/closing/endpoints';
import { routesOf } from '../../platform/http/routes.ts';
import { checkTransfer } from './check-transfer.ts';
import { getWindowOfOffer } from './get-window-of-offer.ts';
import { getClosing, markDealDocument } from './mark-document.ts';

export const closingRoutes = routesOf(closingEndpoints, {
  checkTransfer,
  getClosing,
  getWindowOfOffer,
  markDocument: markDealDocument,
});
