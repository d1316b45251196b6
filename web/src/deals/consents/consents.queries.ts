import { useQuery } from '@tanstack/react-query';
import { call } from '../../platform/api/call.ts';
import { consentRequestKey } from './consent-request-key.ts';

/** Whether the player, or a parent, was asked by mail to confirm the proposal. */
export function useConsentRequest(negotiationId: number) {
  return useQuery({
    queryKey: consentRequestKey(negotiationId),
    queryFn: ({ signal }) => call('Negotiation/GetConsentRequest', { negotiationId }, { signal }),
  });
}
