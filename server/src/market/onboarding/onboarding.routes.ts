import { onboardingEndpoints } from '@trattativa/contract/market/onboarding/endpoints';
import { routesOf } from '../../platform/http/routes.ts';
import { finishQuiz } from './finish-quiz.ts';
import { getQuiz, saveQuiz, skipQuiz } from './quiz.ts';

export const onboardingRoutes = routesOf(onboardingEndpoints, { getQuiz, saveQuiz, finishQuiz, skipQuiz });
