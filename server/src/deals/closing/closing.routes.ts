import { closingEndpoints } from '@trattativa/contract/deals/closing/endpoints';
import { routesOf } from '../../platform/http/routes.ts';
import { getClosing, markDealDocument } from './mark-document.ts';

export const closingRoutes = routesOf(closingEndpoints, { getClosing, markDocument: markDealDocument });
