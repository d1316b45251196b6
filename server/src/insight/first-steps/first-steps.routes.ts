import { firstStepsEndpoints } from '@trattativa/contract/insight/first-steps/endpoints';
import { routesOf } from '../../platform/http/routes.ts';
import { getFirstSteps } from './get-first-steps.ts';

export const firstStepsRoutes = routesOf(firstStepsEndpoints, { getFirstSteps });
