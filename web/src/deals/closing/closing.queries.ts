import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../../platform/api/call.ts';
import { closingKeys } from './closing.live.ts';

const closingOf = (negotiationId: number) =>
  queryOptions({
    queryKey: [...closingKeys.one, negotiationId],
    queryFn: ({ signal }) => call('Closing/GetClosing', { negotiationId }, { signal }),
  });

/** What has to happen before the window closes, and the documents of a deal. */
export function useClosing(negotiationId: number) {
  return useQuery(closingOf(negotiationId));
}

/** The same for whoever is about to sign. Asked anew by every dialog: the player's record is not the club's to follow. */
export function useClosingNow(negotiationId: number) {
  return useQuery({ ...closingOf(negotiationId), staleTime: 0 });
}

/** The registration window of an offer. */
export function useWindowOfOffer(offerId: number) {
  return useQuery({
    queryKey: [...closingKeys.ofOffer, offerId],
    queryFn: ({ signal }) => call('Closing/GetWindowOfOffer', { offerId }, { signal }),
  });
}

/** What a signature would end and close. Asked anew by every dialog: other clubs' proposals are not this club's to follow. */
export function useSigningEffects(negotiationId: number) {
  return useQuery({
    queryKey: [...closingKeys.effects, negotiationId],
    queryFn: ({ signal }) => call('Closing/GetSigningEffects', { negotiationId }, { signal }),
    staleTime: 0,
  });
}
