import type { kpiEndpoints } from '@trattativa/contract/insight/kpis/endpoints';
import { funnelSteps, type NegotiationFunnel } from '@trattativa/contract/insight/kpis/kpis';
import type { CallOf } from '../../platform/http/call.ts';
import type { Services } from '../../platform/services.ts';
import { readFunnel } from './kpi-deals.repository.ts';
import { marketOf, periodOf } from './kpi-question.ts';

/** How far negotiations came, with the median days of each step. Throws `SUBJECT_MISMATCH`, `INVALID_INPUT`. */
export async function getNegotiationFunnel(
  services: Services,
  { actor, input }: CallOf<typeof kpiEndpoints.getNegotiationFunnel>,
): Promise<NegotiationFunnel> {
  const row = await readFunnel(services.db, marketOf(actor, input), periodOf(input));
  return {
    steps: funnelSteps.map((step) => ({
      step,
      count: row[step],
      medianDays: step === 'started' ? null : row[`${step}_days`],
    })),
  };
}
