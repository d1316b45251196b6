import { auditEndpoints } from '@trattativa/contract/insight/audit/endpoints';
import { routesOf } from '../../platform/http/routes.ts';
import { getAudit } from './get-audit.ts';
import { getDealAudit } from './get-deal-audit.ts';

export const auditRoutes = routesOf(auditEndpoints, { getDealAudit, getAudit });
