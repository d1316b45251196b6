import type { kpiEndpoints } from '@trattativa/contract/insight/kpis/endpoints';
import type { ResponseTimes } from '@trattativa/contract/insight/kpis/kpis';
import { responseClassDays } from '@trattativa/domain/insight/response-classes';
import type { CallOf } from '../../platform/http/call.ts';
import type { Services } from '../../platform/services.ts';
import { listResponseTimes } from './kpi-deals.repository.ts';
import { marketOf, periodOf } from './kpi-question.ts';

/** How long each side took to answer the other. Throws `SUBJECT_MISMATCH`, `INVALID_INPUT`. */
export async function getResponseTimes(
  services: Services,
  { actor, input }: CallOf<typeof kpiEndpoints.getResponseTimes>,
): Promise<ResponseTimes> {
  const market = marketOf(actor, input);
  const rows = await listResponseTimes(services.db, market, periodOf(input), responseClassDays);
  return {
    responses: rows.map(({ response, asked, given, within, median_hours }) => ({
      response,
      counts: [...within, given].map((count, index, all) => count - (all[index - 1] ?? 0)),
      none: asked - given,
      medianHours: median_hours,
    })),
  };
}
