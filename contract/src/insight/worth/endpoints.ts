import { z } from 'zod';
import { allow } from '../../access.ts';
import { endpoint } from '../../endpoint.ts';
import { id } from '../../fields.ts';
import { portfolioWorth, potentialRevenue } from './worth.ts';

const own = {
  who: allow({ agent: 'own', premium: 'own', staff: 'all' }),
  input: z.strictObject({ agentId: id.optional() }),
  errors: ['SUBJECT_MISMATCH'],
} as const;

const getPortfolioWorth = endpoint({
  ...own,
  path: '/api/Agent/GetPortfolioWorth',
  summary: 'The stated value of a portfolio, and what similar players were signed for, from five deals on',
  output: portfolioWorth,
  example: {
    input: {},
    output: {
      stated: { value: 90000, players: 2 },
      comparable: { from: 6080, to: 9246, players: 2 },
      groups: [
        {
          group: 'defender',
          level: 2,
          ageFrom: 24,
          players: 2,
          range: { from: 3040, to: 4623, deals: 7, clubs: 4, isSameLevel: true },
        },
      ],
      signed: 1,
      notCompared: 0,
    },
  },
});

const getPotentialRevenue = endpoint({
  ...own,
  path: '/api/Agent/GetPotentialRevenue',
  summary: 'What the open deals of an agent would bring, each by how many of its stage are signed',
  output: potentialRevenue,
  example: {
    input: {},
    output: {
      total: 144,
      rates: [{ stage: 'viewed', percent: 10, source: 'assumed', ended: 0 }],
      lines: [
        {
          negotiationId: 90001,
          playerId: 80001,
          playerName: 'Tommaso Venier',
          teamName: 'Calcio Padova',
          stage: 'viewed',
          rate: 10,
          percent: 4,
          base: 'yearlySalary',
          baseAmount: 36000,
          basis: 'asked',
          amount: 1440,
          weighed: 144,
          counts: true,
        },
      ],
      rest: { deals: 0, weighed: 0 },
      left: 0,
    },
  },
});

export const worthEndpoints = { getPortfolioWorth, getPotentialRevenue };
