import { clauseEndpoints } from '@trattativa/contract/deals/clauses/endpoints';
import { routesOf } from '../../platform/http/routes.ts';
import { answerFigure } from './answer-figure.ts';
import { exerciseOption } from './exercise-option.ts';
import { getClauses } from './get-clauses.ts';
import { prepareContract } from './prepare-contract.ts';
import { stateFigure } from './state-figure.ts';

export const clauseRoutes = routesOf(clauseEndpoints, {
  getClauses,
  stateFigure,
  answerFigure,
  exerciseOption,
  prepareContract,
});
