import { protectionEndpoints } from '@trattativa/contract/insight/protection/endpoints';
import { routesOf } from '../../platform/http/routes.ts';
import { getFindings } from './get-findings.ts';

export const protectionRoutes = routesOf(protectionEndpoints, { getFindings });
