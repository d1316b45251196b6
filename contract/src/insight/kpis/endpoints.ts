import { negotiationStatus } from '@trattativa/domain/deals/negotiation-statuses';
import { levels } from '@trattativa/domain/people/levels';
import { playerRole, playerRoles } from '@trattativa/domain/people/player-roles';
import { z } from 'zod';
import { allow } from '../../access.ts';
import { endpoint } from '../../endpoint.ts';
import { countryCode, id, oneOf, plainDate } from '../../fields.ts';
import { matchCounts } from '../../market/matching/match.ts';
import {
  exactMatchesFound,
  negotiationFunnel,
  negotiationsByStatus,
  portfolioValue,
  requestsByRole,
  responseTimes,
  revenue,
} from './kpis.ts';

/** Permission matrix, /kpis: premium agents their own market, staff all. */
const who = allow({ premium: 'own', staff: 'all' });

/** The filters; docs/kpis.md explains what each applies to. */
const market = {
  agentId: id.optional(),
  level: oneOf(levels).optional(),
  role: oneOf(playerRoles).optional(),
  country: countryCode.optional(),
};

/** A period, both days included; five years at most. */
const period = { from: plainDate, to: plainDate };
const errors = ['SUBJECT_MISMATCH'] as const;
const asked = { from: '2026-09-01', to: '2026-09-02' };

const getNegotiationsByStatus = endpoint({
  path: '/api/Kpi/GetNegotiationsByStatus',
  summary: 'Negotiations by their beginning and their current status',
  who,
  input: z.strictObject({ ...market, ...period }),
  output: negotiationsByStatus,
  errors,
  example: {
    input: { ...asked, level: 3 },
    output: {
      step: 'day',
      stretches: [
        { from: '2026-09-01', statuses: [{ status: negotiationStatus.viewed, count: 4 }] },
        { from: '2026-09-02', statuses: [] },
      ],
    },
  },
});

const getNegotiationFunnel = endpoint({
  path: '/api/Kpi/GetNegotiationFunnel',
  summary: 'The funnel of the negotiations begun in a period, with the median days of each step',
  who,
  input: z.strictObject({ ...market, ...period }),
  output: negotiationFunnel,
  errors,
  example: {
    input: asked,
    output: {
      steps: [
        { step: 'started', count: 4, medianDays: null },
        { step: 'sent', count: 4, medianDays: 0.1 },
      ],
    },
  },
});

const getResponseTimes = endpoint({
  path: '/api/Kpi/GetResponseTimes',
  summary: 'How long the other side took, by classes, for the negotiations begun in a period',
  who,
  input: z.strictObject({ ...market, ...period }),
  output: responseTimes,
  errors,
  example: {
    input: asked,
    output: { responses: [{ response: 'opening', counts: [3, 1, 0, 0, 0], none: 1, medianHours: 11.5 }] },
  },
});

const getMatchesByKind = endpoint({
  path: '/api/Kpi/GetMatchesByKind',
  summary: 'Matches by kind as they stand now, each counted up to a limit',
  who,
  input: z.strictObject({ agentId: id.optional() }),
  output: matchCounts,
  errors,
  example: { input: {}, output: { exact: 4, potential: 31, partial: 120 } },
});

const getExactMatchesFound = endpoint({
  path: '/api/Kpi/GetExactMatchesFound',
  summary: 'New exact matches with a notification, by the time of their discovery',
  who,
  input: z.strictObject({ ...market, ...period }),
  output: exactMatchesFound,
  errors,
  example: {
    input: asked,
    output: {
      step: 'day',
      stretches: [
        { from: '2026-09-01', found: 3 },
        { from: '2026-09-02', found: 0 },
      ],
    },
  },
});

const getRequestsByRole = endpoint({
  path: '/api/Kpi/GetRequestsByRole',
  summary: 'Requests published in a period, by role and level',
  who,
  input: z.strictObject({ ...market, ...period }),
  output: requestsByRole,
  errors,
  example: {
    input: asked,
    output: { counts: [{ role: playerRole.attackingMidfielder, level: 3, count: 2 }] },
  },
});

const getPortfolioValue = endpoint({
  path: '/api/Kpi/GetPortfolioValue',
  summary: 'The total value of the portfolio’s players, week by week',
  who,
  input: z.strictObject({ ...market, ...period }),
  output: portfolioValue,
  errors,
  example: { input: asked, output: { points: [{ at: '2026-09-02', value: 90000, players: 2 }] } },
});

const getRevenue = endpoint({
  path: '/api/Kpi/GetRevenue',
  summary: 'Revenue expected of what is open and realised by signatures, over time',
  who,
  input: z.strictObject({ ...market, ...period }),
  output: revenue,
  errors,
  example: {
    input: asked,
    output: {
      step: 'day',
      of: 'commissions',
      stretches: [{ from: '2026-09-01', expected: 1200, realised: 300 }],
    },
  },
});

export const kpiEndpoints = {
  getNegotiationsByStatus,
  getNegotiationFunnel,
  getResponseTimes,
  getMatchesByKind,
  getExactMatchesFound,
  getRequestsByRole,
  getPortfolioValue,
  getRevenue,
};
