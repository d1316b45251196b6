import { Button } from '@mantine/core';
import type { Offer } from '@trattativa/contract/deals/offers/offer';
import { offerStatus } from '@trattativa/domain/deals/offers/offer-statuses';
import type { OfferTerms } from '@trattativa/domain/deals/offers/offer-terms';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { offerPath, useOffer, useOfferOpening } from '../../deals/offers.ts';
import {
  OfferRevisions,
  OfferStatusChip,
  OfferTermsList,
  OfferTimeline,
  OfferTurnBanner,
} from '../../deals/offers-ui.ts';
import { AttachmentsField } from '../../files/uploads-ui.ts';
import { loadChunk } from '../../platform/chunks/load-chunk.ts';
import { TitledDialog } from '../../ui/dialog/titled-dialog.tsx';
import { Skeletons } from '../../ui/feedback/skeletons.tsx';
import classes from './deal-panel.module.css';
import { DealPart } from './deal-part.tsx';

const ReviseForm = lazy(() =>
  loadChunk(() => import('../../deals/revise-form.ts')).then((part) => ({
    default: part.ReviseForm,
  })),
);

/**
 * One offer of the deal: whose turn it is, the answers, the terms in force, the versions, the documents, the history.
 */
export function DealOffer({ offerId }: { offerId: number }) {
  const { t } = useTranslation(['offers', 'files', 'deal-panel']);
  const offer = useOffer(offerId).data;
  const [isRevising, setRevising] = useState(false);
  useOfferOpening(offer);
  const terms = offer?.revisions.at(-1)?.terms;
  if (!offer || !terms) return <Skeletons shape="rows" count={2} />;
  return (
    <div className={classes.offer}>
      <p className={classes.state}>
        <OfferStatusChip status={offer.status} reason={offer.reason} />
        <span>{t('offers:page.revision', { number: offer.revision })}</span>
        <Link to={offerPath(offer.id)}>{t('deal-panel:offerPage')}</Link>
      </p>
      <OfferTurnBanner offer={offer} onRevise={() => setRevising(true)} />
      <DealPart title={t('offers:page.terms')} isOpen={offer.turn !== null}>
        <OfferTermsList terms={terms} />
      </DealPart>
      {offer.revisions.length > 1 && (
        <DealPart title={t('offers:page.revisions')}>
          <OfferRevisions offer={offer} />
        </DealPart>
      )}
      {offer.status === offerStatus.accepted && (
        <DealPart title={t('offers:page.document')} isOpen>
          <AttachmentsField
            parent={{ kind: 'offerDocument', id: offer.id }}
            label={t('offers:page.document')}
          />
        </DealPart>
      )}
      <DealPart title={t('deal-panel:offerFiles')}>
        <AttachmentsField parent={{ kind: 'offer', id: offer.id }} label={t('deal-panel:offerFiles')} />
      </DealPart>
      <DealPart title={t('deal-panel:offerTimeline')}>
        <OfferTimeline offer={offer} />
      </DealPart>
      {isRevising && offer.can.revise && (
        <ReviseDialog offer={offer} terms={terms} onClose={() => setRevising(false)} />
      )}
    </div>
  );
}

/** The counter-offer, in a dialog over the room; unsent input is stored as a draft. */
function ReviseDialog({ offer, terms, onClose }: { offer: Offer; terms: OfferTerms; onClose: () => void }) {
  const { t } = useTranslation(['offers', 'shell']);
  return (
    <TitledDialog wide title={t('offers:form.reviseTitle')} onClose={onClose}>
      <Suspense fallback={<Skeletons shape="rows" count={5} />}>
        <ReviseForm
          key={offer.version}
          offer={offer}
          terms={terms}
          onSent={onClose}
          cancel={
            <Button variant="default" onClick={onClose}>
              {t('shell:ui.cancel')}
            </Button>
          }
        />
      </Suspense>
    </TitledDialog>
  );
}
