import { kpiEndpoints } from '@trattativa/contract/insight/kpis/endpoints';
import { routesOf } from '../../platform/http/routes.ts';
import { getExactMatchesFound } from './get-exact-matches-found.ts';
import { getMatchesByKind } from './get-matches-by-kind.ts';
import { getNegotiationFunnel } from './get-negotiation-funnel.ts';
import { getNegotiationsByStatus } from './get-negotiations-by-status.ts';
import { getPortfolioValue } from './get-portfolio-value.ts';
import { getRequestsByRole } from './get-requests-by-role.ts';
import { getResponseTimes } from './get-response-times.ts';
import { getRevenue } from './get-revenue.ts';

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
