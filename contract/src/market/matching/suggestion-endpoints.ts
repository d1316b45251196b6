import { matchingKinds } from '@trattativa/domain/market/matching-kinds';
import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { id } from '../../fields.ts';
import { page, pageInput } from '../../paging.ts';
import { requestMakers } from '../requests/endpoints.ts';
import { exampleMatch } from './example-match.ts';
import { match, matchCounts } from './match.ts';

const getRequestCandidates = endpoint({
  path: '/api/Request/GetRequestCandidates',
  summary: 'Who on the market fits a club’s own request, without phone and salary; minors with a closed card',
  who: requestMakers,
  input: z.strictObject({ requestId: id, kind: z.enum(matchingKinds), ...pageInput }),
  output: page(match),
  errors: ['NOT_FOUND', 'FORBIDDEN'],
  example: {
    input: { requestId: 120001, kind: 'exact' },
    output: { items: [exampleMatch], nextCursor: null, total: 1, totalIsExact: true },
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

export const suggestionEndpoints = { getRequestCandidates, getCandidateCounts };
