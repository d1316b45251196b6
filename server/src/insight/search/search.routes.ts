import { searchEndpoints } from '@trattativa/contract/insight/search/endpoints';
import { routesOf } from '../../platform/http/routes.ts';
import { find } from './find.ts';

export const searchRoutes = routesOf(searchEndpoints, { find });
