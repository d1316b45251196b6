import { worthEndpoints } from '@trattativa/contract/insight/worth/endpoints';
import { routesOf } from '../../platform/http/routes.ts';
import { getPortfolioWorth } from './get-portfolio-worth.ts';
import { getPotentialRevenue } from './get-potential-revenue.ts';

export const worthRoutes = routesOf(worthEndpoints, { getPortfolioWorth, getPotentialRevenue });
