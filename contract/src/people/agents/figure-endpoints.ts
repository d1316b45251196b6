import { figureNames } from '@trattativa/domain/people/players/figure-names';
import { z } from 'zod';
import { allow } from '../../access.ts';
import { endpoint } from '../../endpoint.ts';
import { id } from '../../fields.ts';
import { page, pageInput } from '../../paging.ts';
import { agentFigures, figureLine, weekOfFigures } from './figures.ts';

const ownFigures = allow({ agent: 'own', premium: 'own', staff: 'all' });

const exampleFigures = {
  value: 90000,
  players: 2,
  revenue: 1200,
  onMarket: 2,
  covered: 1,
  clubs: 5,
};

const getAgentFigures = endpoint({
  path: '/api/Agent/GetAgentFigures',
  summary:
    'The five figures of the agent’s dashboard now, and as they stood at the beginning of the last weeks',
  who: ownFigures,
  input: z.strictObject({ agentId: id.optional() }),
  output: z.object({ now: agentFigures, weeks: z.array(weekOfFigures).max(26) }),
  errors: ['SUBJECT_MISMATCH'],
  example: { input: {}, output: { now: exampleFigures, weeks: [{ ...exampleFigures, week: '2026-09-14' }] } },
});

const getFigureList = endpoint({
  path: '/api/Agent/GetFigureList',
  summary: 'The players or clubs behind one of the figures, what counts first',
  who: ownFigures,
  input: z.strictObject({
    agentId: id.optional(),
    figure: z.enum(figureNames, { error: 'notInList' }),
    ...pageInput,
  }),
  output: page(figureLine),
  errors: ['SUBJECT_MISMATCH'],
  example: {
    input: { figure: 'revenue' },
    output: {
      items: [
        { id: 80001, name: 'Tommaso Venier', detail: 'Padova', amount: 1200, negotiations: 2, counts: true },
      ],
      nextCursor: null,
      total: 1,
      totalIsExact: true,
    },
  },
});

export const agentFigureEndpoints = { getAgentFigures, getFigureList };
