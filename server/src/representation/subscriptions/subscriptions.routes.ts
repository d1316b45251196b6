import { representationEndpoints } from '@trattativa/contract/representation/subscriptions/endpoints';
import { routesOf } from '../../platform/http/routes.ts';
import { getRepresentation } from './get-representation.ts';
import { withdraw } from './withdraw.ts';

export const subscriptionRoutes = routesOf(representationEndpoints, { getRepresentation, withdraw });
