import { auditEndpoints } from '@trattativa/contract/insight/audit/endpoints';
import { routesOf } from '../../platform/http/routes.ts';
import { getAudit, getDealAudit } from './get-audit.ts';

export const auditRoutes = routesOf(auditEndpoints, { getDealAudit, getAudit });
