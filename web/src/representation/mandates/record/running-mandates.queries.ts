import { useQuery } from '@tanstack/react-query';
import type { Mandate } from '@trattativa/contract/representation/mandates/mandate';
import { mandateStatus } from '@trattativa/domain/representation/mandate-statuses';
import { call } from '../../../platform/api/call.ts';
import { mandatesKeys } from '../mandates-keys.ts';

/** Pages of mandates that are read at most where all of a state are wanted. */
const maxPages = 20;

async function everyMandate(status: Mandate['status'], signal: AbortSignal): Promise<Mandate[]> {
  const mandates: Mandate[] = [];
  let cursor: string | undefined;
  for (let page = 0; page < maxPages; page += 1) {
    const query = { kind: 'player', status, limit: 100, cursor } as const;
    const { items, nextCursor } = await call('Mandate/GetMandates', query, { signal });
    mandates.push(...items);
    if (!nextCursor) break;
    cursor = nextCursor;
  }
  return mandates;
}

/** The reader's mandates of players that are confirmed, or wait for it: confirmed ones first. */
export function useRunningMandates() {
  return useQuery({
    queryKey: mandatesKeys.running,
    staleTime: 0,
    // Forms that were placed stay where they are.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    queryFn: async ({ signal }) => [
      ...(await everyMandate(mandateStatus.confirmed, signal)),
      ...(await everyMandate(mandateStatus.proposed, signal)),
    ],
  });
}
