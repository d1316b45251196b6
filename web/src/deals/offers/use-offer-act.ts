import { useQueryClient } from '@tanstack/react-query';
import type { Offer } from '@trattativa/contract/deals/offers/offer';
import type { RejectionReason } from '@trattativa/domain/deals/offer-reasons';
import { useTranslation } from 'react-i18next';
import { call } from '../../platform/api/call.ts';
import { showDone, showProblem } from '../../ui/toasts.tsx';
import { useAct } from '../../ui/use-act.ts';
import { offerKeys } from './offer-keys.ts';

/** What a person answers by a button; a counter-offer has a screen of its own. */
export type OfferAnswer = 'accept' | 'reject' | 'cancel';

const statusOf = { reject: 1, accept: 2, cancel: 5 } as const;

/**
 * Answers an offer at the version on screen. When somebody else was first, the screen shows what they made of it and says
 * so. `act` answers whether the dialog is done with.
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
