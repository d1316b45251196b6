import { Button, type ButtonProps } from '@mantine/core';

interface MoreButtonProps extends ButtonProps {
  /** The query that reads the list page after page. */
  query: {
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    isError: boolean;
    fetchNextPage: () => unknown;
  };
}

/** Fetches the next page of a list that does not scroll by itself. Whoever could not have it retries where that is said. */
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
