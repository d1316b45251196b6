import { z } from 'zod';
import { allow } from '../../access.ts';
import { endpoint } from '../../endpoint.ts';
import { negotiationsReport, reportFilter } from './report.ts';

/** Permission matrix, /negotiationsReport. A premium agent's figures are of the own negotiations (decision 25). */
const readers = allow({ premium: 'own', staff: 'all' });

const figures = { total: 2, statuses: [0, 0, 0, 1, 0, 1], conversion: 50, price: 5000, signedPrice: 2500 };

const getNegotiationsReport = endpoint({
  path: '/api/Negotiation/GetNegotiationsReport',
  summary: 'Figures of the negotiations by period, level, role and country, computed in the database',
  who: readers,
  input: reportFilter,
  output: negotiationsReport,
  errors: [],
  example: {
    input: { from: '2026-07-01', country: 'IT' },
    output: {
      all: figures,
      unconfirmed: 1,
      periods: [{ key: '2026-09', ...figures }],
      levels: [{ key: '3', ...figures }],
      roles: [{ key: 'p9', ...figures }],
      countries: [{ key: 'IT', ...figures }],
      reasons: [{ cause: 'refusedByClub', reasonCode: 'money', count: 1 }],
      steps: [{ step: 'sentToViewed', days: 1.5, count: 2 }],
    },
  },
});

const printNegotiationsReport = endpoint({
  path: '/api/Negotiation/PrintNegotiationsReport',
  summary: 'The same figures as a PDF in the caller’s language',
  who: readers,
  input: reportFilter,
  output: z.unknown(),
  binary: ['application/pdf'],
  errors: [],
  example: { input: { from: '2026-07-01' }, output: '%PDF-1.7' },
});

export const negotiationReportEndpoints = { getNegotiationsReport, printNegotiationsReport };
