import { useQueryClient } from '@tanstack/react-query';
import type { Offer } from '@trattativa/contract/deals/offers/offer';
import type { OfferTerms } from '@trattativa/domain/deals/offers/offer-terms';
import { lazy, type ReactNode, Suspense } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { PlaceLine } from '../../../people/teams-ui.ts';
import { ApiError } from '../../../platform/api/api-error.ts';
import { call } from '../../../platform/api/call.ts';
import { loadChunk } from '../../../platform/chunks/load-chunk.ts';
import { DraftNotice } from '../../../platform/drafts/draft-notice.tsx';
import { useDraft } from '../../../platform/drafts/use-draft.ts';
import { showDone } from '../../../ui/feedback/toasts.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { FormActs } from '../../../ui/form/form-acts.tsx';
import { offerKeys } from '../offers.live.ts';
import { personOf } from '../person-of-offer.ts';
import classes from './offer-form.module.css';
import { type TermsValues, termsInput, valuesOf } from './offer-form-values.ts';
import { TermsFields } from './terms-fields.tsx';

const OfferCheck = lazy(() => loadChunk(() => import('./offer-check.tsx')));

interface ReviseFormProps {
  offer: Offer;
  /** The terms in force, as initial values. */
  terms: OfferTerms;
  /** Called once the service has saved the new terms. */
  onSent: () => void | Promise<void>;
  /** The cancel button or link. */
  cancel: ReactNode;
}

/** The terms of a counter-offer, or improved terms of the user's own offer. */
export function ReviseForm({ offer, terms, onSent, cancel }: ReviseFormProps) {
  const { t } = useTranslation(['offers', 'errors']);
  const client = useQueryClient();
  const withCommission = terms.commissionPercent !== undefined;
  const withExpiry = offer.side === 'club' || (offer.side === 'staff' && offer.turn === 'club');
  const form = useForm<TermsValues>({ defaultValues: valuesOf(terms, offer.expiresOn), mode: 'onTouched' });
  const draft = useDraft(`offer/${offer.id}/revision/${offer.revision + 1}`, form);

  const checked = (part: 'cap' | 'rules') => (
    <Suspense>
      <OfferCheck part={part} of={{ offerId: offer.id }} />
    </Suspense>
  );

  async function send(written: TermsValues) {
    const { expiresOn, ...terms } = termsInput(written, personOf(offer));
    const { commissionAmount, commissionPercent, commissionPayer, commissionSeasons, ...rest } = terms;
    const { commissionInstalments, ...others } = rest;
    try {
      const { message, offer: revised } = await call('Offer/ReviseOffer', {
        offerId: offer.id,
        version: offer.version,
        ...others,
        ...(withCommission && {
          commissionAmount,
          commissionPercent,
          commissionPayer,
          commissionSeasons,
          commissionInstalments,
        }),
        ...(withExpiry && { expiresOn }),
      });
      client.setQueryData([...offerKeys.one, offer.id], revised);
      await draft.saved();
      await onSent();
      showDone(message);
    } catch (error) {
      // The offer has changed meanwhile; the input stays as a draft for the revision that it was written for.
      if (error instanceof ApiError && error.code === 'CHANGED_MEANWHILE') {
        void client.invalidateQueries({ queryKey: [...offerKeys.one, offer.id] });
      }
      throw error;
    }
  }

  return (
    <>
      <DraftNotice draft={draft} />
      <Form
        form={form}
        onSubmit={send}
        label={t('form.reviseTitle')}
        missing={t('errors:MISSING_OFFER_PARAMETERS')}
        className={classes.fields}
      >
        <TermsFields
          withCommission={withCommission}
          besideCommission={withCommission && checked('cap')}
          withExpiry={withExpiry}
          person={personOf(offer)}
        />
        {checked('rules')}
        {offer.player && <PlaceLine teamId={offer.team.id} playerId={offer.player.id} />}
        <FormActs submit={t('form.sendRevision')}>{cancel}</FormActs>
      </Form>
    </>
  );
}
