import type { DealClauses } from './clauses.ts';

/** The promotion bonus of a deal and a bonus for appearances; invented. */
export const exampleClauses: DealClauses = {
  negotiationId: 3001,
  watches: [
    {
      agreement: 'offer',
      side: 'club',
      payer: 'Rovigo Calcio',
      payee: 'Davide Conti',
      clauses: [
        {
          key: '2026.matchesBonus',
          term: 'matchesBonus',
          season: 2026,
          figure: 'appearances',
          count: 10,
          repeats: true,
          amount: 500,
          cap: null,
          reached: 14,
          fired: { times: 1, amount: 500, lastAt: '2026-11-30T10:00:00.000Z' },
          expected: 500,
          isOpen: false,
        },
        {
          key: '2026.promotionBonus',
          term: 'promotionBonus',
          season: 2026,
          figure: 'promotion',
          count: 1,
          repeats: false,
          amount: 2500,
          cap: null,
          reached: 0,
          fired: { times: 0, amount: 0, lastAt: null },
          expected: 0,
          isOpen: false,
        },
      ],
      figures: [
        {
          season: 2026,
          figure: 'appearances',
          total: 14,
          countedOn: '2026-11-30',
          open: {
            id: 12,
            total: 15,
            countedOn: '2026-12-06',
            isCorrection: false,
            statedBy: 'recipient',
            can: { answer: true },
          },
          can: { state: false },
        },
        {
          season: 2026,
          figure: 'promotion',
          total: 0,
          countedOn: null,
          open: null,
          can: { state: true },
        },
      ],
      forecast: { until: '2027-03-06', payments: [], total: 500 },
    },
  ],
};
