import type { ListFailure } from './use-pages.ts';

/** What `ListState` shows of a list that is read as a whole; spread into it, as with `usePages`. */
export function wholeList<Row>(query: {
  data: { items: readonly Row[] } | undefined;
  error: Error | null;
  isLoading: boolean;
  refetch: () => unknown;
}): { rows: readonly Row[]; loading: boolean; error: ListFailure | null } {
  const { data, error, isLoading, refetch } = query;
  return {
    rows: data?.items ?? [],
    loading: isLoading,
    error: error && { text: error.message, retry: () => void refetch() },
  };
}
