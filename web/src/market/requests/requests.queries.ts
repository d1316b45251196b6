import { keepPreviousData, skipToken, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { Api } from '@trattativa/contract/api';
import { requestStatus } from '@trattativa/domain/market/request-statuses';
import { call } from '../../platform/api/call.ts';
import { cursorPages } from '../../platform/cache/cursor-pages.ts';
import { requestsKeys } from './requests-keys.ts';

export type RequestsQuery = Omit<Api['Request/GetRequests']['input'], 'limit' | 'cursor'>;

const pageSize = 50;

/** A count from a moment ago is good enough while one types. */
const previewFreshMs = 30_000;

/** A club with more active requests finds the others from their pages. */
const ownAtMost = 100;

/** Requests, page after page; a new filter keeps the old rows until its own arrive. */
export function useRequests(query: RequestsQuery, enabled = true) {
  return useInfiniteQuery({
    queryKey: [...requestsKeys.list, query],
    queryFn: ({ pageParam, signal }) =>
      call('Request/GetRequests', { ...query, limit: pageSize, cursor: pageParam }, { signal }),
    ...cursorPages,
    placeholderData: keepPreviousData,
    enabled,
  });
}

/** One request as far as the caller may see; opening it tells its club that a recipient has viewed it. */
export function useRequest(requestId: number | null) {
  return useQuery({
    queryKey: [...requestsKeys.one, requestId],
    queryFn: ({ signal }) => call('Request/GetRequest', { requestId: requestId ?? 0 }, { signal }),
    enabled: requestId !== null,
  });
}

/** The unfinished requests that the caller may go on with. */
export function useDrafts(enabled = true) {
  return useInfiniteQuery({
    queryKey: requestsKeys.drafts,
    queryFn: ({ pageParam, signal }) =>
      call('Request/GetDrafts', { limit: pageSize, cursor: pageParam }, { signal }),
    ...cursorPages,
    enabled,
  });
}

/** One of them; forgotten when its form is left, so that the form never opens with an older version. */
export function useServerDraft(draftId: number | null) {
  return useQuery({
    gcTime: 0,
    queryKey: [...requestsKeys.draft, draftId],
    queryFn: draftId === null ? skipToken : ({ signal }) => call('Request/GetDraft', { draftId }, { signal }),
  });
}

export type Preview = Api['Request/PreviewCandidates']['input'];

/** What the count is asked for: `previewOf` as text, so that an answer is found again. `null` asks nothing. */
export function usePreview(asked: string) {
  return useQuery({
    queryKey: [...requestsKeys.preview, asked],
    queryFn:
      asked === 'null'
        ? skipToken
        : ({ signal }) => call('Request/PreviewCandidates', JSON.parse(asked) as Preview, { signal }),
    placeholderData: keepPreviousData,
    staleTime: previewFreshMs,
    retry: false,
  });
}

/** The active requests that the caller made, for pickers. */
export function useOwnActiveRequests(text: string) {
  return useQuery({
    queryKey: [...requestsKeys.picker, text],
    queryFn: ({ signal }) =>
      call(
        'Request/GetRequests',
        { box: 'own', status: requestStatus.active, text: text === '' ? undefined : text, limit: 20 },
        { signal },
      ),
    placeholderData: keepPreviousData,
  });
}

/** All of them, as far as one page holds. */
export function useAllOwnActiveRequests() {
  return useQuery({
    queryKey: [...requestsKeys.picker, 'all'],
    queryFn: ({ signal }) =>
      call('Request/GetRequests', { box: 'own', status: requestStatus.active, limit: ownAtMost }, { signal }),
  });
}

/** The latest of them; null when there is none. */
export function useNewestOwnRequest(enabled: boolean) {
  return useQuery({
    queryKey: [...requestsKeys.picker, 'newest'],
    queryFn: async ({ signal }) =>
      (await call('Request/GetRequests', { box: 'own', status: requestStatus.active, limit: 1 }, { signal }))
        .items[0] ?? null,
    enabled,
  });
}
