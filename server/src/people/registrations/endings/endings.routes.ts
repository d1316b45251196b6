import { endingEndpoints } from '@trattativa/contract/people/players/ending-endpoints';
import { routesOf } from '../../../platform/http/routes.ts';
import { answerEnding } from './answer-ending.ts';
import { proposeEnding, withdrawEnding } from './propose-ending.ts';

export const endingRoutes = routesOf(endingEndpoints, { proposeEnding, answerEnding, withdrawEnding });
