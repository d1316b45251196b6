import { listPlanEndpoints } from '@trattativa/contract/people/teams/list-plan-endpoints';
import { squadEndpoints } from '@trattativa/contract/people/teams/squad-endpoints';
import { routesOf } from '../../../platform/http/routes.ts';
import { getListPlan } from './get-list-plan.ts';
import { getSquad } from './get-squad.ts';

export const squadRoutes = [
  ...routesOf(squadEndpoints, { getSquad }),
  ...routesOf(listPlanEndpoints, { getListPlan }),
];
