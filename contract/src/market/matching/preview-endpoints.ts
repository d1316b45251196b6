import { relaxedFields } from '@trattativa/domain/market/relaxations';
import { levels } from '@trattativa/domain/people/levels';
import { playerRole, playerRoles } from '@trattativa/domain/people/player-roles';
import { z } from 'zod';
import { allow } from '../../access.ts';
import { endpoint } from '../../endpoint.ts';
import { countryCode, id, oneOf } from '../../fields.ts';
import { criterionFields } from '../requests/request.ts';
import { matchCounts } from './match.ts';

/** What the count is about; unlike a request it needs no club, recipients or town. */
export const previewInput = z.strictObject({
  /** Of the request that is being changed: it stays in its season. Absent: the season of a new one. */
  requestId: id.nullish(),
  role: oneOf(playerRoles),
  level: oneOf(levels),
  country: countryCode,
  ...criterionFields,
});

export type PreviewInput = z.infer<typeof previewInput>;

/** One criterion asked for a little less, and how many more would fit exactly. */
export const suggestion = z.object({
  field: z.enum(relaxedFields),
  /** What the field would say then; null, false and empty: nothing any more. */
  value: z.union([z.number(), z.boolean(), z.array(z.number()), z.null()]),
  gain: z.number().int(),
});

export type Suggestion = z.infer<typeof suggestion>;

const previewCandidates = endpoint({
  path: '/api/Request/PreviewCandidates',
  summary:
    'How many on the market would fit a request as it is being written, by kind, and what asking for a little less would bring',
  who: allow({ team: 'own', agent: 'own', premium: 'own', staff: 'all' }),
  input: previewInput,
  output: z.object({
    counts: matchCounts,
    /** Those that bring somebody, the most first. */
    suggestions: z.array(suggestion),
  }),
  errors: ['MANDATE_NEEDED', 'NOT_FOUND', 'FORBIDDEN'],
  example: {
    input: { role: playerRole.attackingMidfielder, level: 3, country: 'IT', underAge: 21 },
    output: {
      counts: { exact: 4, potential: 31, partial: 1001 },
      suggestions: [{ field: 'underAge', value: 23, gain: 12 }],
    },
  },
});

export const requestPreviewEndpoints = { previewCandidates };
