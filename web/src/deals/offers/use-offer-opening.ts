import { useQueryClient } from '@tanstack/react-query';
import type { Offer } from '@trattativa/contract/deals/offers/offer';
import { useEffect } from 'react';
import { call } from '../../platform/api/call.ts';
import { offerKeys } from './offer-keys.ts';

/** When it waits for the reader's side to look, looking makes it viewed: the service says whether this is it. */
export function useOfferOpening(offer: Offer | undefined): void {
  const client = useQueryClient();
  const id = offer?.id;
  const unseen = offer?.can.open ?? false;
  useEffect(() => {
    if (id === undefined || !unseen) return;
    call('Offer/OpenOffer', { offerId: id }).then(
      (opened) => client.setQueryData([...offerKeys.one, id], opened),
      // What can be read is on screen; the next opening tries again.
      () => undefined,
    );
  }, [client, id, unseen]);
}
