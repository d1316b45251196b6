import type { kpiEndpoints } from '@trattativa/contract/insight/kpis/endpoints';
import type { PortfolioValue } from '@trattativa/contract/insight/kpis/kpis';
import { dayOf } from '../../platform/clock.ts';
import type { CallOf } from '../../platform/http/call.ts';
import type { Services } from '../../platform/services.ts';
import { marketOf, periodOf } from './kpi-question.ts';
import { listPortfolioWeeks, readPortfolioValue, type ValueRow } from './kpis.repository.ts';

/**
 * What the players of the portfolio are worth together at the beginning of each week that was kept, and now, where the
 * period goes on to today. Throws `SUBJECT_MISMATCH`, `INVALID_INPUT`.
 */
export async function getPortfolioValue(
  services: Services,
  { actor, input }: CallOf<typeof kpiEndpoints.getPortfolioValue>,
): Promise<PortfolioValue> {
  const market = marketOf(actor, input);
  const period = periodOf(input);
  const today = dayOf(services.clock.now());
  const [weeks, now] = await Promise.all([
    listPortfolioWeeks(services.db, market, period),
    readPortfolioValue(services.db, market),
  ]);
  const points: ValueRow[] = weeks.filter(({ at }) => at < today);
  if (period.from <= today && period.to >= today) points.push({ at: today, ...now });
  return {
    points: points.map(({ at, value_cents, players }) => ({ at, value: value_cents / 100, players })),
  };
}
