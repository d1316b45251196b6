import { keepPreviousData, queryOptions, skipToken, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { Api } from '@trattativa/contract/api';
import type { RequestsQuery } from '@trattativa/contract/market/requests/filters-in-address';
import { requestStatus } from '@trattativa/domain/market/request-statuses';
import { call } from '../../platform/api/call.ts';
import { cursorPages, pageSize } from '../../platform/cache/cursor-pages.ts';
import { requestsKeys } from './requests-keys.ts';

export type { RequestsQuery };

/** While typing, a count may be this old (ms). */
const previewFreshMs = 30_000;

/** One page. A club with more active requests opens the others from their own pages. */
const maxOwn = 100;

/** Requests, page by page. A new filter keeps the old rows until the new ones arrive. */
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

/** One request, with the fields that the caller may see. The call tells its club that a recipient viewed it. */
export function useRequest(requestId: number | null) {
  return useQuery({
    queryKey: [...requestsKeys.one, requestId],
    queryFn: ({ signal }) => call('Request/GetRequest', { requestId: requestId ?? 0 }, { signal }),
    enabled: requestId !== null,
  });
}

/** The drafts that the caller may continue. */
export function useDrafts(enabled = true) {
  return useInfiniteQuery({
    queryKey: requestsKeys.drafts,
    queryFn: ({ pageParam, signal }) =>
      call('Request/GetDrafts', { limit: pageSize, cursor: pageParam }, { signal }),
    ...cursorPages,
    enabled,
  });
}

/**
 * One draft. It is removed from the cache when its form closes, so that the form never opens with an older
 * version.
 */
export function useServerDraft(draftId: number | null) {
  return useQuery({
    gcTime: 0,
    queryKey: [...requestsKeys.draft, draftId],
    queryFn: draftId === null ? skipToken : ({ signal }) => call('Request/GetDraft', { draftId }, { signal }),
  });
}

export type Preview = Api['Request/PreviewCandidates']['input'];

/**
 * The parameters of the preview: `previewOf` as JSON, so that the cache finds the answer again. `null` sends no
 * query.
 */
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

/** The agents proposed for `asked`, which is `previewOf` as JSON. */
export function matchingAgentsQuery(asked: string) {
  return queryOptions({
    queryKey: [...requestsKeys.agents, asked],
    queryFn:
      asked === 'null'
        ? skipToken
        : async ({ signal }) =>
            (await call('Request/GetMatchingAgents', JSON.parse(asked) as Preview, { signal })).items,
    staleTime: previewFreshMs,
    retry: false,
  });
}

/** The caller's latest requests, closed ones too: a new one may begin like one of them. */
export function useLatestOwnRequests(limit: number) {
  return useQuery({
    queryKey: [...requestsKeys.picker, 'latest', limit],
    queryFn: async ({ signal }) =>
      (await call('Request/GetRequests', { box: 'own', limit }, { signal })).items,
  });
}

/** The caller's active requests, for pickers. */
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

/** All the caller's active requests, up to one page. */
export function useAllOwnActiveRequests() {
  return useQuery({
    queryKey: [...requestsKeys.picker, 'all'],
    queryFn: ({ signal }) =>
      call('Request/GetRequests', { box: 'own', status: requestStatus.active, limit: maxOwn }, { signal }),
  });
}

/** The caller's latest active request; null if there is none. */
export function useNewestOwnRequest(enabled: boolean) {
  return useQuery({
    queryKey: [...requestsKeys.picker, 'newest'],
    queryFn: async ({ signal }) =>
      (await call('Request/GetRequests', { box: 'own', status: requestStatus.active, limit: 1 }, { signal }))
        .items[0] ?? null,
    enabled,
  });
}
