import type { kpiEndpoints } from '@trattativa/contract/insight/kpis/endpoints';
import {
  type ExactMatchesFound,
  funnelSteps,
  type NegotiationFunnel,
  type NegotiationsByStatus,
  type PortfolioValue,
  type RequestsByRole,
  type ResponseTimes,
  type Revenue,
} from '@trattativa/contract/insight/kpis/kpis';
import type { MatchCounts } from '@trattativa/contract/market/matching/match';
import type { NegotiationStatus } from '@trattativa/domain/deals/negotiation-statuses';
import { periodStarts } from '@trattativa/domain/insight/kpi-periods';
import { responseClassDays } from '@trattativa/domain/insight/response-classes';
import { countAllMatches } from '../../market/matching.ts';
import { dayOf } from '../../platform/clock.ts';
import type { CallOf } from '../../platform/http/call.ts';
import type { Services } from '../../platform/services.ts';
import { countByStatus, listResponseTimes, readFunnel } from './kpi-deals.repository.ts';
import { marketOf, periodOf } from './kpi-question.ts';
import {
  countExactMatchesFound,
  countRequests,
  listCommissions,
  listOperatorRevenue,
  listPortfolioWeeks,
  readPortfolioValue,
  type ValueRow,
} from './kpis.repository.ts';

/** Negotiations by start and present status (docs/kpis.md). Throws `SUBJECT_MISMATCH`, `INVALID_INPUT`. */
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

/**
 * How many negotiations reached each step, with the median days to it. Throws `SUBJECT_MISMATCH`,
 * `INVALID_INPUT`.
 */
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

/** How long each side took to respond. Throws `SUBJECT_MISMATCH`, `INVALID_INPUT`. */
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

/**
 * Expected and realised revenue: an agent's commissions or, for staff without a named agent, the operator's
 * transaction costs and invoices. Throws `SUBJECT_MISMATCH`, `INVALID_INPUT`.
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

/**
 * The total value of the portfolio's players at the beginning of each recorded week, and now when the
 * period includes today. Throws `SUBJECT_MISMATCH`, `INVALID_INPUT`.
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

/** Requests published in a period, by role and level. Throws `SUBJECT_MISMATCH`, `INVALID_INPUT`. */
export async function getRequestsByRole(
  services: Services,
  { actor, input }: CallOf<typeof kpiEndpoints.getRequestsByRole>,
): Promise<RequestsByRole> {
  return { counts: await countRequests(services.db, marketOf(actor, input), periodOf(input)) };
}

/** Present matches by kind, counted up to the limit of the matching lists. Throws `SUBJECT_MISMATCH`. */
export function getMatchesByKind(
  services: Services,
  { actor, input }: CallOf<typeof kpiEndpoints.getMatchesByKind>,
): Promise<MatchCounts> {
  const { agentId } = marketOf(actor, input);
  return countAllMatches(
    services,
    actor,
    agentId === null ? { of: 'market' } : { of: 'agent', agentId },
    'exact',
  );
}

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
