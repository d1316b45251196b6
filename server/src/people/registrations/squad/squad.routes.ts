import { squadEndpoints } from '@trattativa/contract/people/teams/squad-endpoints';
import { routesOf } from '../../../platform/http/routes.ts';
import { getSquad } from './get-squad.ts';

export const squadRoutes = routesOf(squadEndpoints, { getSquad });
