import { costEndpoints } from '@trattativa/contract/deals/costs/endpoints';
import { routesOf } from '../../platform/http/routes.ts';
import { decideCost } from './decide-cost.ts';
import { getCostsToAgree, getDealCost, getTariff } from './read-cost.ts';

export const costRoutes = routesOf(costEndpoints, { getTariff, getDealCost, getCostsToAgree, decideCost });
