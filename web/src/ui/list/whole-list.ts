import type { ListFailure } from './use-pages.ts';

/** The `ListState` properties of a list that is read as a whole, to be spread like those of `usePages`. */
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
