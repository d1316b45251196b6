import { trialEndpoints } from '@trattativa/contract/deals/trials/endpoints';
import { routesOf } from '../../platform/http/routes.ts';
import { decideTrial, getTrial, saveTrial } from './write-trial.ts';

export const trialRoutes = routesOf(trialEndpoints, { getTrial, saveTrial, decideTrial });
