import { negotiationStatus } from '@trattativa/domain/deals/negotiation-statuses';
import { maxSearchLength } from '@trattativa/domain/platform/text-limits';
import { z } from 'zod';
import { everyoneRelated } from '../../access.ts';
import { endpoint } from '../../endpoint.ts';
import { line } from '../../fields.ts';
import { found } from './found.ts';

/** One letter finds everything and nothing. */
export const minSearchLength = 2;

const find = endpoint({
  path: '/api/Search/Find',
  summary:
    'A few things of every kind that hold all the words, blind to accents and case: players, clubs, agents, deals, requests, conversations, messages; only what the caller may open',
  who: everyoneRelated,
  input: z.strictObject({ text: line(maxSearchLength, minSearchLength) }),
  output: found,
  errors: [],
  example: {
    input: { text: 'venier pad' },
    output: {
      players: [],
      teams: [],
      agents: [],
      negotiations: [
        {
          id: 3001,
          person: 'Tommaso Venier',
          team: 'Calcio Padova',
          teamImageUrl: null,
          status: negotiationStatus.viewed,
          isMyTurn: true,
          changedAt: '2026-10-02T09:30:00.000Z',
        },
      ],
      offers: [],
      transfers: [],
      requests: [],
      conversations: [],
      messages: [],
      pairs: [
        {
          player: { id: 80001, name: 'Tommaso Venier' },
          team: { id: 20001, name: 'Calcio Padova' },
        },
      ],
      act: null,
    },
  },
});

export const searchEndpoints = { find };
