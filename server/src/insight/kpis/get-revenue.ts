import type { kpiEndpoints } from '@trattativa/contract/insight/kpis/endpoints';
import type { Revenue } from '@trattativa/contract/insight/kpis/kpis';
import { periodStarts } from '@trattativa/domain/insight/kpi-periods';
import type { CallOf } from '../../platform/http/call.ts';
import type { Services } from '../../platform/services.ts';
import { marketOf, periodOf } from './kpi-question.ts';
import { listCommissions, listOperatorRevenue } from './kpis.repository.ts';

/**
 * Revenue expected and realised: an agent's commissions, or, for staff without an agent, the operator's prices and
 * invoices. Throws `SUBJECT_MISMATCH`, `INVALID_INPUT`.
 */
export async function getRevenue(
  services: Services,
  { actor, input }: CallOf<typeof kpiEndpoints.getRevenue>,
): Promise<Revenue> {
  const market = marketOf(actor, input);
  const period = periodOf(input);
  const ofAgent = market.agentId !== null;
  const rows = await (ofAgent ? listCommissions : listOperatorRevenue)(services.db, market, period);
  const found = new Map(rows.map((row) => [row.period_start, row]));
  return {
    step: period.step,
    of: ofAgent ? 'commissions' : 'invoices',
    stretches: periodStarts(period.from, period.to, period.step).map((from) => ({
      from,
      expected: (found.get(from)?.expected_cents ?? 0) / 100,
      realised: (found.get(from)?.realised_cents ?? 0) / 100,
    })),
  };
}
