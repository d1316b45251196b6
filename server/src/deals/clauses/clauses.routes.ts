import { clauseEndpoints } from '@trattativa/contract/deals/clauses/endpoints';
import { routesOf } from '../../platform/http/routes.ts';
import { answerFigure } from './answer-figure.ts';
import { getClauses } from './get-clauses.ts';
import { stateFigure } from './state-figure.ts';

export const clauseRoutes = routesOf(clauseEndpoints, { getClauses, stateFigure, answerFigure });
