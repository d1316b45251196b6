import { useQueryClient } from '@tanstack/react-query';
import type { Offer } from '@trattativa/contract/offers/offer';
import type { RejectionReason } from '@trattativa/contract/offers/reasons';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../platform/api/api-error.ts';
import { call } from '../platform/api/call.ts';
import { showDone, showProblem } from '../ui/toasts.tsx';
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
  const [busy, setBusy] = useState(false);

  function show(present: Offer) {
    client.setQueryData([...offerKeys.one, present.id], present);
  }

  async function act(answer: OfferAnswer, reason: RejectionReason | null, note: string): Promise<boolean> {
    setBusy(true);
    try {
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
      return true;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.code === 'CHANGED_MEANWHILE' && error.current) {
        show(error.current as Offer);
        showProblem(t('act.tooLate'));
        return true;
      }
      showProblem(error.text);
      return false;
    } finally {
      setBusy(false);
    }
  }

  return { act, busy };
}
