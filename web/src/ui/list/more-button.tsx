import { Button, type ButtonProps } from '@mantine/core';

interface MoreButtonProps extends ButtonProps {
  /** The paginated query. */
  query: {
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    isError: boolean;
    fetchNextPage: () => unknown;
  };
}

/**
 * Fetches the next page of a list that does not load while scrolling. After an error the retry button of
 * `ListState` replaces it.
 */
export function MoreButton({ query, ...button }: MoreButtonProps) {
  if (!query.hasNextPage || query.isError) return null;
  return (
    <Button
      variant="default"
      loading={query.isFetchingNextPage}
      onClick={() => void query.fetchNextPage()}
      {...button}
    />
  );
}
