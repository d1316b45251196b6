import { requestAnswerEndpoints } from '@trattativa/contract/market/answers/endpoints';
import { routesOf } from '../../platform/http/routes.ts';
import { answerNobodyFits, namePlayers } from './answer-request.ts';
import { getAnswers, getMyAnswer } from './get-answers.ts';

export const requestAnswerRoutes = routesOf(requestAnswerEndpoints, {
  answerNobodyFits,
  namePlayers,
  getMyAnswer,
  getAnswers,
});
