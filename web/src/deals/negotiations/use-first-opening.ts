import { useQueryClient } from '@tanstack/react-query';
import type { Negotiation } from '@trattativa/contract/deals/negotiations/negotiation';
import { useEffect } from 'react';
import { call } from '../../platform/api/call.ts';
import { negotiationKeys } from './negotiation-keys.ts';

/** The first time that somebody of the club looks at it, it becomes viewed: the service says whether this is it. */
export function useFirstOpening(negotiation: Negotiation | undefined): void {
  const client = useQueryClient();
  const id = negotiation?.id;
  const first = negotiation?.can.open ?? false;
  useEffect(() => {
    if (id === undefined || !first) return;
    call('Negotiation/OpenNegotiation', { negotiationId: id }).then(
      (opened) => client.setQueryData([...negotiationKeys.one, id], opened),
      // What can be read is on screen; the next opening tries again.
      () => undefined,
    );
  }, [client, id, first]);
}
