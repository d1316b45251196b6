import { useQuery } from '@tanstack/react-query';
import { call } from '../../platform/api/call.ts';
import { clausesKeys } from './clauses.live.ts';

/** The clauses of a signed deal that the reader may see. */
export function useClauses(negotiationId: number) {
  return useQuery({
    queryKey: [...clausesKeys.one, negotiationId],
    queryFn: ({ signal }) => call('Clauses/GetClauses', { negotiationId }, { signal }),
  });
}
