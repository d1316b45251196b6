import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { ReportKind } from '@trattativa/domain/insight/report-groups';
import { call } from '../../platform/api/call.ts';
import { cursorPages } from '../../platform/cache/cursor-pages.ts';
import { reportsKeys } from './reports.live.ts';

export function useSharing(kind: ReportKind, thingId: number) {
  return useQuery({
    queryKey: [...reportsKeys.sharing, kind, thingId],
    queryFn: ({ signal }) => call('Report/GetSharing', { kind, thingId }, { signal }),
  });
}

/** All public links of the user, page by page. */
export function usePublicLinks() {
  return useInfiniteQuery({
    queryKey: reportsKeys.links,
    queryFn: ({ signal, pageParam }) => call('Report/GetMyPublicLinks', { cursor: pageParam }, { signal }),
    ...cursorPages,
  });
}
