import type { kpiEndpoints } from '@trattativa/contract/insight/kpis/endpoints';
import type { NegotiationsByStatus } from '@trattativa/contract/insight/kpis/kpis';
import type { NegotiationStatus } from '@trattativa/domain/deals/negotiation-statuses';
import { periodStarts } from '@trattativa/domain/insight/kpi-periods';
import type { CallOf } from '../../platform/http/call.ts';
import type { Services } from '../../platform/services.ts';
import { countByStatus } from './kpi-deals.repository.ts';
import { marketOf, periodOf } from './kpi-question.ts';

/** Negotiations by when they began and how they stand now (docs/kpis.md). Throws `SUBJECT_MISMATCH`, `INVALID_INPUT`. */
export async function getNegotiationsByStatus(
  services: Services,
  { actor, input }: CallOf<typeof kpiEndpoints.getNegotiationsByStatus>,
): Promise<NegotiationsByStatus> {
  const period = periodOf(input);
  const rows = await countByStatus(services.db, marketOf(actor, input), period);
  return {
    step: period.step,
    stretches: periodStarts(period.from, period.to, period.step).map((from) => ({
      from,
      statuses: rows
        .filter(({ period_start }) => period_start === from)
        .map(({ status, count }) => ({ status: status as NegotiationStatus, count })),
    })),
  };
}
