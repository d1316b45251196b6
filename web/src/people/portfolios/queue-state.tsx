import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { Skeletons } from '../../ui/skeletons.tsx';

/** What a list shows before it has anything to show; `children` draws it once it has. */
export function QueueState<Data>({
  query: { data, error, refetch },
  children,
}: {
  query: UseQueryResult<Data>;
  children: (data: Data) => ReactNode;
}) {
  if (data !== undefined) return children(data);
  if (error) {
    const text = error.message;
    return <ErrorPanel text={text} onRetry={() => void refetch()} />;
  }
  return <Skeletons shape="rows" count={3} />;
}
