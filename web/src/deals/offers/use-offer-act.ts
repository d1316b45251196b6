import { useQueryClient } from '@tanstack/react-query';
import type { Offer } from '@trattativa/contract/deals/offers/offer';
import type { RejectionReason } from '@trattativa/domain/deals/offers/offer-reasons';
import { offerStatus } from '@trattativa/domain/deals/offers/offer-statuses';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../platform/api/call.ts';
import { showDone, showProblem } from '../../ui/feedback/toasts.tsx';
import { useAct } from '../../ui/feedback/use-act.ts';
import { offerKeys } from './offers.live.ts';

/** The answers given by a button; a counter-offer has its own screen. */
export type OfferAnswer = 'accept' | 'reject' | 'cancel';

const statusOf = {
  reject: offerStatus.rejected,
  accept: offerStatus.accepted,
  cancel: offerStatus.canceled,
};

/**
 * Answers the version of the offer on screen. If somebody else changed it first, the screen shows the new state and
 * says so. `act` returns whether the dialog can close.
 */
export function useOfferAct(offer: Offer) {
  const client = useQueryClient();
  const { t } = useTranslation('offers');
  const { busy, act: run } = useAct();

  function show(present: Offer) {
    client.setQueryData([...offerKeys.one, present.id], present);
  }

  const act = (answer: OfferAnswer, reason: RejectionReason | null, note: string) =>
    run(
      async () => {
        const done = await call('Offer/UpdateOfferStatus', {
          offerId: offer.id,
          version: offer.version,
          status: statusOf[answer],
          ...(answer === 'accept' && { revision: offer.revision }),
          ...(answer === 'reject' && { reason }),
          note: note.trim() || null,
        });
        show(done.offer);
        showDone(done.message);
      },
      (present) => {
        show(present as Offer);
        showProblem(t('act.tooLate'));
      },
    );

  return { act, busy };
}

/** Marks an offer as viewed when the other side first opens it; `can.open` says whether this is the first time. */
export function useOfferOpening(offer: Offer | undefined): void {
  const client = useQueryClient();
  const id = offer?.id;
  const unseen = offer?.can.open ?? false;
  useEffect(() => {
    if (id === undefined || !unseen) return;
    call('Offer/OpenOffer', { offerId: id }).then(
      (opened) => client.setQueryData([...offerKeys.one, id], opened),
      // The page stays readable; the next opening tries again.
      () => undefined,
    );
  }, [client, id, unseen]);
}
