import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { MatchingKind } from '@trattativa/domain/market/matching-kinds';
import { call } from '../../platform/api/call.ts';
import { cursorPages } from '../../platform/cache/cursor-pages.ts';
import { matchingKeys } from './matching-keys.ts';

const pageSize = 50;

/** The caller's matches of one kind, page after page; all of them, or those of one request or player. */
export function useMatches(kind: MatchingKind, scope: { requestId: number | null; playerId: number | null }) {
  const input = { kind, requestId: scope.requestId ?? undefined, playerId: scope.playerId ?? undefined };
  return useInfiniteQuery({
    queryKey: [...matchingKeys.matches, input],
    queryFn: ({ pageParam, signal }) =>
      call('Matching/GetMatches', { ...input, limit: pageSize, cursor: pageParam }, { signal }),
    ...cursorPages,
  });
}

/** How many of the caller's players fit, kind by kind: one request, or all of them; each count is exact up to a thousand. */
export function useMatchCounts(scope: { requestId?: number }, enabled = true) {
  return useQuery({
    queryKey: [...matchingKeys.counts, scope],
    queryFn: ({ signal }) => call('Matching/GetMatchCounts', scope, { signal }),
    enabled,
  });
}

/** Who fits the club's own request, one kind, page after page. */
export function useCandidates(requestId: number | null, kind: MatchingKind) {
  return useInfiniteQuery({
    queryKey: [...matchingKeys.candidates, { requestId, kind }],
    queryFn: ({ pageParam, signal }) =>
      call(
        'Request/GetRequestCandidates',
        { requestId: requestId ?? 0, kind, limit: pageSize, cursor: pageParam },
        { signal },
      ),
    ...cursorPages,
    enabled: requestId !== null,
  });
}

export function useCandidateCounts(requestId: number | null) {
  return useQuery({
    queryKey: [...matchingKeys.candidateCounts, { requestId }],
    queryFn: ({ signal }) => call('Request/GetCandidateCounts', { requestId: requestId ?? 0 }, { signal }),
    placeholderData: keepPreviousData,
    enabled: requestId !== null,
  });
}
