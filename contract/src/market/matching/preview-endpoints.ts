import { relaxedFields } from '@trattativa/domain/market/relaxations';
import { levels } from '@trattativa/domain/people/levels';
import { playerRole, playerRoles } from '@trattativa/domain/people/player-roles';
import { moveKinds } from '@trattativa/domain/people/players/contract-facts';
import { z } from 'zod';
import { allow } from '../../access.ts';
import { endpoint } from '../../endpoint.ts';
import { countryCode, id, oneOf } from '../../fields.ts';
import { exampleLine, licenceLine } from '../../people/agents/licence.ts';
import { criterionFields } from '../requests/request.ts';
import { matchCounts } from './match.ts';

/** The criteria to count for; unlike a request they need no club, recipients or town. */
export const previewInput = z.strictObject({
  /** Request that is being changed: it stays in its season. Absent: the season of a new request counts. */
  requestId: id.nullish(),
  role: oneOf(playerRoles),
  level: oneOf(levels),
  country: countryCode,
  ...criterionFields,
});

export type PreviewInput = z.infer<typeof previewInput>;

/** One relaxed criterion, and how many more players would match exactly; of fewer than three apart from their pay. */
export const suggestion = z.object({
  field: z.enum(relaxedFields),
  /** The field's new value; null, false and empty: the criterion is dropped. */
  value: z.union([z.number(), z.boolean(), z.array(z.number()), z.array(z.enum(moveKinds)), z.null()]),
  gain: z.number().int(),
});

export type Suggestion = z.infer<typeof suggestion>;

const previewCandidates = endpoint({
  path: '/api/Request/PreviewCandidates',
  summary:
    'How many players on the market match a request being written, by kind, and how many more with relaxed criteria',
  who: allow({ team: 'own', agent: 'own', premium: 'own', staff: 'all' }),
  input: previewInput,
  output: z.object({
    /** With hidden pay in bands, and only where it narrows three people at least; partial ones are counted apart from it. */
    counts: matchCounts,
    /** Suggestions that add a match, the most first. */
    suggestions: z.array(suggestion),
  }),
  errors: ['MANDATE_NEEDED', 'NOT_FOUND', 'FORBIDDEN', 'RATE_LIMITED'],
  example: {
    input: { role: playerRole.attackingMidfielder, level: 3, country: 'IT', underAge: 21 },
    output: {
      counts: { exact: 4, potential: 31, partial: 1001 },
      suggestions: [{ field: 'underAge', value: 23, gain: 12 }],
    },
  },
});

/** An agent to whom a request could be sent, and how many players of theirs it concerns. Minors are not counted. */
export const matchingAgent = z.object({
  id: z.number().int(),
  name: z.string(),
  society: z.string(),
  imageUrl: z.string().nullable(),
  licence: licenceLine,
  exact: z.number().int(),
  potential: z.number().int(),
  /** Players of the role, matching or not. */
  players: z.number().int(),
});

export type MatchingAgent = z.infer<typeof matchingAgent>;

const getMatchingAgents = endpoint({
  path: '/api/Request/GetMatchingAgents',
  summary:
    'The agents of the players who match a request being written, the most matches first, as many as it may be sent to; if nobody matches, the agents with players of the role',
  who: allow({ team: 'own', agent: 'own', premium: 'own', staff: 'all' }),
  input: previewInput,
  output: z.object({ items: z.array(matchingAgent) }),
  errors: ['MANDATE_NEEDED', 'NOT_FOUND', 'FORBIDDEN', 'RATE_LIMITED'],
  example: {
    input: { role: playerRole.attackingMidfielder, level: 3, country: 'IT', underAge: 21 },
    output: {
      items: [
        {
          id: 40001,
          name: 'Elena Rossi',
          society: 'Rossi Sport',
          imageUrl: null,
          licence: exampleLine,
          exact: 2,
          potential: 5,
          players: 9,
        },
      ],
    },
  },
});

export const requestPreviewEndpoints = { previewCandidates, getMatchingAgents };
