import { fitnessPresets } from '@trattativa/domain/market/matching/fitness-presets';
import { matchGroupings, matchingKinds, matchSorts } from '@trattativa/domain/market/matching-kinds';
import { levels } from '@trattativa/domain/people/levels';
import { playerRoles } from '@trattativa/domain/people/player-roles';
import { z } from 'zod';
import { allow } from '../../access.ts';
import { endpoint } from '../../endpoint.ts';
import { countryCode, id, oneOf, searchText } from '../../fields.ts';
import { page, pageInput } from '../../paging.ts';
import { requestMakers } from '../requests/endpoints.ts';
import { exampleFitness, exampleMatch } from './example-match.ts';
import { match, matchCounts, matchGroup, playerFit } from './match.ts';
import { requestPreviewEndpoints } from './preview-endpoints.ts';

const getRequestCandidates = endpoint({
  path: '/api/Request/GetRequestCandidates',
  summary:
    'Who on the market fits a club’s own request, without phone and salary; minors with a closed card; exact ones by fitness, with the points',
  who: requestMakers,
  input: z.strictObject({ requestId: id, kind: z.enum(matchingKinds), ...pageInput }),
  output: page(match).extend({
    /** How the club weighs its exact matches, which stand in that order. */
    order: z.enum(fitnessPresets),
  }),
  errors: ['NOT_FOUND', 'FORBIDDEN'],
  example: {
    input: { requestId: 120001, kind: 'exact' },
    output: {
      items: [{ ...exampleMatch, fitness: exampleFitness }],
      nextCursor: null,
      total: 1,
      totalIsExact: true,
      order: 'balanced',
    },
  },
});

const saveMatchOrder = endpoint({
  path: '/api/Request/SaveMatchOrder',
  summary:
    'How the club of a request weighs the exact matches of all its requests: evenly, for who plays at once, for little money',
  who: allow({ team: 'own', staff: 'all' }),
  input: z.strictObject({ requestId: id, preset: z.enum(fitnessPresets, { error: 'notInList' }) }),
  output: z.object({ message: z.string() }),
  errors: ['NOT_FOUND', 'FORBIDDEN'],
  example: {
    input: { requestId: 120001, preset: 'ready' },
    output: { message: 'Ordine salvato: vale per tutte le richieste del club' },
  },
});

const getCandidateCounts = endpoint({
  path: '/api/Request/GetCandidateCounts',
  summary: 'How many on the market fit a club’s own request, by kind',
  who: requestMakers,
  input: z.strictObject({ requestId: id }),
  output: matchCounts,
  errors: ['NOT_FOUND', 'FORBIDDEN'],
  example: { input: { requestId: 120001 }, output: { exact: 4, potential: 31, partial: 1001 } },
});

const getPlayerFits = endpoint({
  path: '/api/Request/GetPlayerFits',
  summary: 'The active requests of the calling club that a player fits, best first; three at most',
  who: allow({ team: 'own' }),
  input: z.strictObject({ playerId: id }),
  output: z.object({ items: z.array(playerFit) }),
  errors: ['NOT_FOUND'],
  example: {
    input: { playerId: 80001 },
    output: {
      items: [
        {
          kind: exampleMatch.kind,
          score: exampleMatch.score,
          criteria: exampleMatch.criteria,
          request: exampleMatch.request,
        },
      ],
    },
  },
});

export const suggestionEndpoints = {
  getRequestCandidates,
  saveMatchOrder,
  getCandidateCounts,
  getPlayerFits,
};

/** Clubs and coaching staff have no matching screens (spec §6). */
const who = allow({ player: 'own', agent: 'related', premium: 'related', staff: 'all' });

/**
 * Pairs to read: the caller's own players; narrowed to one player or one request. Staff: the whole market, or what they
 * name.
 */
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

/** What the workspace narrows its matches to. */
const narrowing = {
  /** In the name of the player or of the club; blind to accents and case. */
  text: searchText.optional(),
  /** Role that the request looks for; level and country are those of the request too. */
  role: oneOf(playerRoles).optional(),
  level: oneOf(levels).optional(),
  country: countryCode.optional(),
  /** Only those of which a side came or changed within the last day. */
  isNew: z.boolean().optional(),
};

const getMatchGroups = endpoint({
  path: '/api/Matching/GetMatchGroups',
  summary:
    'The same by request or by player, so that one of them never fills the screen: the first matches of each group, best group first; of the whole market the best 500 matches',
  who,
  input: z.strictObject({
    kind: z.enum(matchingKinds),
    by: z.enum(matchGroupings, { error: 'notInList' }),
    sort: z.enum(matchSorts, { error: 'notInList' }).optional(),
    /** How many matches of each group; by default three. */
    most: z.number().int('notWhole').min(1, 'tooSmall').max(50, 'tooBig').optional(),
    ...narrowing,
    ...scope,
    ...pageInput,
  }),
  output: page(matchGroup).extend({
    /** Matches in all groups, and the new ones among them. */
    matches: z.number().int(),
    fresh: z.number().int(),
  }),
  errors: ['SUBJECT_MISMATCH', 'NOT_FOUND'],
  example: {
    input: { kind: 'exact', by: 'request' },
    output: {
      items: [{ id: 120001, total: 1, fresh: 0, items: [exampleMatch] }],
      nextCursor: null,
      total: 1,
      totalIsExact: true,
      matches: 1,
      fresh: 0,
    },
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
  summary: 'Restores a deleted entry',
  who,
  input: pair,
  output: z.object({ message: z.string() }),
  errors: ['NOT_FOUND'],
  example: { input: { requestId: 120001, playerId: 80001 }, output: { message: 'Match ripristinato' } },
});

export const matchingEndpoints = {
  getMatches,
  getMatchGroups,
  getMatchCounts,
  deleteMatch,
  restoreMatch,
  ...suggestionEndpoints,
  ...requestPreviewEndpoints,
};
