import { useCallback, useMemo } from 'react';
import type { Counted } from './total-words.ts';

/** A query that reads a list page after page, as `useInfiniteQuery` answers it. */
interface PagedQuery<Row> {
  data: { pages: readonly ({ items: readonly Row[] } & Counted)[] } | undefined;
  error: Error | null;
  /** False too for a query that is not asked at all. */
  isLoading: boolean;
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  fetchNextPage: () => unknown;
  refetch: () => unknown;
}

/** Why rows could not be had; `atEnd`: those of the next page, else those that are there are not the latest. */
export interface ListFailure {
  text: string;
  retry: () => void;
  atEnd?: boolean;
}

interface Pages<Row> {
  /** Those of all pages that are there. */
  rows: readonly Row[];
  /** All on the server, counted up to the contract's limit; unknown until the first page is there. */
  total: number | undefined;
  /** The same with whether it is exact, as `totalWords` says it. */
  counted: Counted | undefined;
  loading: boolean;
  /** Why rows, or more of them, could not be had. Those that are there stay. */
  error: ListFailure | null;
  /** Fetches the next page; undefined while there is none, or one is on its way, or one has failed. */
  onNearEnd: (() => void) | undefined;
}

/** What a `DataList` draws of a list that comes in pages; spread into it. */
export function usePages<Row>(query: PagedQuery<Row>): Pages<Row> {
  const { data, error, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage, refetch } =
    query;
  const rows = useMemo(() => data?.pages.flatMap((page) => page.items) ?? [], [data]);
  const counted = data?.pages.at(-1);
  const onNearEnd = useCallback(() => void fetchNextPage(), [fetchNextPage]);
  return {
    rows,
    total: counted?.total,
    counted,
    loading: query.isLoading,
    error: error && {
      text: error.message,
      retry: () => void (isFetchNextPageError ? fetchNextPage() : refetch()),
      atEnd: isFetchNextPageError,
    },
    onNearEnd: hasNextPage && !isFetchingNextPage && !error ? onNearEnd : undefined,
  };
}
