import { negotiationStatuses } from '@trattativa/domain/deals/negotiation-statuses';
import { kpiSteps } from '@trattativa/domain/insight/kpi-periods';
import { playerRoles } from '@trattativa/domain/people/player-roles';
import { z } from 'zod';
import { oneOf } from '../../fields.ts';

/** The first day of each interval, oldest first, empty ones included. */
const overTime = { step: z.enum(kpiSteps) };
const from = z.string();

/** Negotiations by the interval in which they began and by current status. */
export const negotiationsByStatus = z.object({
  ...overTime,
  stretches: z.array(
    z.object({
      from,
      statuses: z.array(z.object({ status: oneOf(negotiationStatuses), count: z.number().int() })),
    }),
  ),
});

/** The funnel of negotiations: each step counts those that reached it. `engaged`: on trial, or signed by the club. */
export const funnelSteps = ['started', 'sent', 'viewed', 'engaged', 'signed'] as const;

export const negotiationFunnel = z.object({
  steps: z.array(
    z.object({
      step: z.enum(funnelSteps),
      count: z.number().int(),
      /** From the step before, of those that came on; null for the first, or when none did. */
      medianDays: z.number().nullable(),
    }),
  ),
});

/** `opening`: the club looks at it · `answer`: the club rejects, tries or signs · `confirmation`: the proposer's, of a signature. */
export const responses = ['opening', 'answer', 'confirmation'] as const;
export type KpiResponse = (typeof responses)[number];

export const responseTimes = z.object({
  responses: z.array(
    z.object({
      response: z.enum(responses),
      /** One for each class. */
      counts: z.array(z.number().int()),
      /** Not answered, or not yet. */
      none: z.number().int(),
      medianHours: z.number().nullable(),
    }),
  ),
});

export const requestsByRole = z.object({
  counts: z.array(z.object({ role: oneOf(playerRoles), level: z.number().int(), count: z.number().int() })),
});

export const portfolioValue = z.object({
  /** Oldest first; the last is now. Euros. */
  points: z.array(z.object({ at: z.string(), value: z.number(), players: z.number().int() })),
});

/** New exact matches by interval. */
export const exactMatchesFound = z.object({
  ...overTime,
  stretches: z.array(z.object({ from, found: z.number().int() })),
});

/** For an agent commissions, for the operator transaction costs and invoices; euros. */
export const revenue = z.object({
  ...overTime,
  of: z.enum(['commissions', 'invoices']),
  stretches: z.array(z.object({ from, expected: z.number(), realised: z.number() })),
});

export type NegotiationsByStatus = z.infer<typeof negotiationsByStatus>;
export type NegotiationFunnel = z.infer<typeof negotiationFunnel>;
export type ResponseTimes = z.infer<typeof responseTimes>;
export type RequestsByRole = z.infer<typeof requestsByRole>;
export type PortfolioValue = z.infer<typeof portfolioValue>;
export type ExactMatchesFound = z.infer<typeof exactMatchesFound>;
export type Revenue = z.infer<typeof revenue>;
