import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { MatchingKind } from '@trattativa/domain/market/matching-kinds';
import { call } from '../../platform/api/call.ts';
import { cursorPages, pageSize } from '../../platform/cache/cursor-pages.ts';
import { proposedPairs } from '../proposed-pairs.ts';
import { matchingKeys } from './matching-keys.ts';

/** The caller's matches of one kind, page by page: all, or those of one request or player. */
export function useMatches(kind: MatchingKind, scope: { requestId: number | null; playerId: number | null }) {
  const input = { kind, requestId: scope.requestId ?? undefined, playerId: scope.playerId ?? undefined };
  return useInfiniteQuery({
    queryKey: [...matchingKeys.matches, input],
    queryFn: ({ pageParam, signal }) =>
      call('Matching/GetMatches', { ...input, limit: pageSize, cursor: pageParam }, { signal }),
    ...cursorPages,
  });
}

/** The number of the caller's matches by kind, for one request or all. Exact up to a thousand. */
export function useMatchCounts(scope: { requestId?: number }, enabled = true) {
  return useQuery({
    queryKey: [...matchingKeys.counts, scope],
    queryFn: ({ signal }) => call('Matching/GetMatchCounts', scope, { signal }),
    enabled,
  });
}

/** The matches of the club's own request, one kind, page by page. */
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

/** How a player fits the requests of the reader's club. */
export function usePlayerFits(playerId: number, isClub: boolean) {
  return useQuery({
    queryKey: [...matchingKeys.fits, playerId],
    queryFn: ({ signal }) => call('Request/GetPlayerFits', { playerId }, { signal }),
    enabled: isClub,
  });
}

/** Player and club of the open negotiations, so that nobody is proposed twice to a club. */
export function useProposedPairs() {
  return useQuery({
    queryKey: [...matchingKeys.proposed],
    queryFn: ({ signal }) => proposedPairs.read(signal),
  });
}
