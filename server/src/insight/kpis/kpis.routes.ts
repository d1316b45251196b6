import { kpiEndpoints } from '@trattativa/contract/insight/kpis/endpoints';
import { routesOf } from '../../platform/http/routes.ts';
import {
  getExactMatchesFound,
  getMatchesByKind,
  getNegotiationFunnel,
  getNegotiationsByStatus,
  getPortfolioValue,
  getRequestsByRole,
  getResponseTimes,
  getRevenue,
} from './get-kpis.ts';

export const kpiRoutes = routesOf(kpiEndpoints, {
  getNegotiationsByStatus,
  getNegotiationFunnel,
  getResponseTimes,
  getMatchesByKind,
  getExactMatchesFound,
  getRequestsByRole,
  getPortfolioValue,
  getRevenue,
});
