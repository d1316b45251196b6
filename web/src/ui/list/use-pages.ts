import { useCallback, useMemo } from 'react';
import type { Counted } from './total-words.ts';

/** A paginated query, as returned by `useInfiniteQuery`. */
interface PagedQuery<Row> {
  data: { pages: readonly ({ items: readonly Row[] } & Counted)[] } | undefined;
  error: Error | null;
  /** Whether the first page is being loaded; false also for a query that is disabled. */
  isLoading: boolean;
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  fetchNextPage: () => unknown;
  refetch: () => unknown;
}

/** Why rows could not be loaded. `atEnd`: those of the next page; else the loaded rows may be outdated. */
export interface ListFailure {
  text: string;
  retry: () => void;
  atEnd?: boolean;
}

interface Pages<Row> {
  /** The rows of all loaded pages. */
  rows: readonly Row[];
  /** The number on the server, counted up to the contract's limit; unknown until the first page is loaded. */
  total: number | undefined;
  /** The total with whether it is exact, for `totalWords`. */
  counted: Counted | undefined;
  loading: boolean;
  /** Why rows or further pages could not be loaded. Loaded rows stay. */
  error: ListFailure | null;
  /** Fetches the next page; undefined if there is none, or one is being fetched, or one has failed. */
  onNearEnd: (() => void) | undefined;
}

/** The `DataList` properties of a paginated query, to be spread. */
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
