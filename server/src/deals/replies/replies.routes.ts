import { replyEndpoints } from '@trattativa/contract/deals/replies/endpoints';
import { routesOf } from '../../platform/http/routes.ts';
import { getRefusalReasons, getReplyFigures } from './get-reply-figures.ts';

export const replyRoutes = routesOf(replyEndpoints, { getReplyFigures, getRefusalReasons });
