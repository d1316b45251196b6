import type { kpiEndpoints } from '@trattativa/contract/insight/kpis/endpoints';
import type { RequestsByRole } from '@trattativa/contract/insight/kpis/kpis';
import type { CallOf } from '../../platform/http/call.ts';
import type { Services } from '../../platform/services.ts';
import { marketOf, periodOf } from './kpi-question.ts';
import { countRequests } from './kpis.repository.ts';

/** Requests published in a period, by role and level. Throws `SUBJECT_MISMATCH`, `INVALID_INPUT`. */
export async function getRequestsByRole(
  services: Services,
  { actor, input }: CallOf<typeof kpiEndpoints.getRequestsByRole>,
): Promise<RequestsByRole> {
  return { counts: await countRequests(services.db, marketOf(actor, input), periodOf(input)) };
}
