import type { kpiEndpoints } from '@trattativa/contract/insight/kpis/endpoints';
import type { ExactMatchesFound } from '@trattativa/contract/insight/kpis/kpis';
import { periodStarts } from '@trattativa/domain/insight/kpi-periods';
import type { CallOf } from '../../platform/http/call.ts';
import type { Services } from '../../platform/services.ts';
import { marketOf, periodOf } from './kpi-question.ts';
import { countExactMatchesFound } from './kpis.repository.ts';

/** New exact matches over time. Throws `SUBJECT_MISMATCH`, `INVALID_INPUT`. */
export async function getExactMatchesFound(
  services: Services,
  { actor, input }: CallOf<typeof kpiEndpoints.getExactMatchesFound>,
): Promise<ExactMatchesFound> {
  const period = periodOf(input);
  const rows = await countExactMatchesFound(services.db, marketOf(actor, input), period);
  return {
    step: period.step,
    stretches: periodStarts(period.from, period.to, period.step).map((from) => ({
      from,
      found: rows.find(({ period_start }) => period_start === from)?.found ?? 0,
    })),
  };
}
