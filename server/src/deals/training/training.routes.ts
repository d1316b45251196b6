import { trainingEndpoints } from '@trattativa/contract/deals/training/endpoints';
import { routesOf } from '../../platform/http/routes.ts';
import { getTrainingRewards, printTrainingRewards } from './get-training-rewards.ts';

export const trainingRoutes = routesOf(trainingEndpoints, { getTrainingRewards, printTrainingRewards });
