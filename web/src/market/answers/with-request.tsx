import type { Request } from '@trattativa/contract/market/requests/request';
import type { ReactNode } from 'react';
import { ErrorPanel } from '../../ui/feedback/error-panel.tsx';
import { Skeletons } from '../../ui/feedback/skeletons.tsx';
import { useRequest } from '../requests/requests.queries.ts';

interface WithRequestProps {
  requestId: number;
  children: (request: Request) => ReactNode;
}

/** Renders what needs a request once it is loaded. */
export default function WithRequest({ requestId, children }: WithRequestProps) {
  const { data, error, refetch } = useRequest(requestId);
  if (error) return <ErrorPanel text={error.message} onRetry={() => void refetch()} />;
  return data ? children(data) : <Skeletons shape="rows" />;
}
