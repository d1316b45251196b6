import { matchingKinds } from '@trattativa/domain/market/matching-kinds';
import { z } from 'zod';
import { allow } from '../../access.ts';
import { endpoint } from '../../endpoint.ts';
import { id } from '../../fields.ts';
import { page, pageInput } from '../../paging.ts';
import { exampleMatch } from './example-match.ts';
import { match, matchCounts } from './match.ts';
import { requestPreviewEndpoints } from './preview-endpoints.ts';
import { suggestionEndpoints } from './suggestion-endpoints.ts';

/** Clubs and coaching staff have no matching screens (spec §6). */
const who = allow({ player: 'own', agent: 'related', premium: 'related', staff: 'all' });

/** Which pairs: the caller's own players; narrowed to one player or one request. Staff: the whole market, or what they name. */
const scope = { playerId: id.optional(), requestId: id.optional(), agentId: id.optional() };

const getMatches = endpoint({
  path: '/api/Matching/GetMatches',
  summary: 'Matches of one kind, best first; `Total` is exact up to a thousand, as `TotalIsExact` says',
  who,
  input: z.strictObject({ kind: z.enum(matchingKinds), ...scope, ...pageInput }),
  output: page(match),
  errors: ['SUBJECT_MISMATCH', 'NOT_FOUND'],
  example: {
    input: { kind: 'exact' },
    output: { items: [exampleMatch], nextCursor: null, total: 1, totalIsExact: true },
  },
});

const getMatchCounts = endpoint({
  path: '/api/Matching/GetMatchCounts',
  summary: 'How many matches of each kind, each exact up to a thousand',
  who,
  input: z.strictObject(scope),
  output: matchCounts,
  errors: ['SUBJECT_MISMATCH', 'NOT_FOUND'],
  example: { input: {}, output: { exact: 4, potential: 31, partial: 1001 } },
});

const pair = z.strictObject({ requestId: id, playerId: id });

const deleteMatch = endpoint({
  path: '/api/Matching/DeleteMatch',
  summary: 'Deletes an entry for the caller, until request or player changes in a field that counts',
  who,
  input: pair,
  output: z.object({ message: z.string() }),
  errors: ['NOT_FOUND'],
  example: { input: { requestId: 120001, playerId: 80001 }, output: { message: 'Match esatto eliminato' } },
});

const restoreMatch = endpoint({
  path: '/api/Matching/RestoreMatch',
  summary: 'Takes the deletion of an entry back',
  who,
  input: pair,
  output: z.object({ message: z.string() }),
  errors: ['NOT_FOUND'],
  example: { input: { requestId: 120001, playerId: 80001 }, output: { message: 'Match ripristinato' } },
});

export const matchingEndpoints = {
  getMatches,
  getMatchCounts,
  deleteMatch,
  restoreMatch,
  ...suggestionEndpoints,
  ...requestPreviewEndpoints,
};
