import { Button } from '@mantine/core';
import type { Negotiation } from '@trattativa/contract/deals/negotiations/negotiation';
import type { OfferItem } from '@trattativa/contract/deals/offers/offer';
import { negotiationStatus } from '@trattativa/domain/deals/negotiation-statuses';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { proposedPath, useFirstOpening, useNegotiation } from '../../deals/negotiations.ts';
import {
  NegotiationTerms,
  NegotiationTimeline,
  NegotiationTurn,
  PersonLine,
} from '../../deals/negotiations-ui.ts';
import { useOffers } from '../../deals/offers.ts';
import { OfferStatusChip } from '../../deals/offers-ui.ts';
import { AttachmentsField } from '../../files/uploads-ui.ts';
import { PlayerCard } from '../../people/players-ui.ts';
import { useFormats } from '../../platform/i18n/use-formats.ts';
import { negotiationPath, paths } from '../../platform/paths.ts';
import { Skeletons } from '../../ui/feedback/skeletons.tsx';
import { DealOffer } from './deal-offer.tsx';
import classes from './deal-panel.module.css';
import { DealPart } from './deal-part.tsx';

/**
 * The deal beside its conversation: whose turn it is with the acts, the person, the offers with their answers, the
 * documents, the history. Updates live.
 */
export default function DealPanel({ negotiationId }: { negotiationId: number }) {
  const { t } = useTranslation(['deal-panel', 'negotiations', 'files', 'negotiation-course']);
  const negotiation = useNegotiation(negotiationId).data;
  const offers = useOffers({ negotiationId, sort: 'created' }).data?.pages.flatMap((page) => page.items);
  useFirstOpening(negotiation);
  if (!negotiation || !offers) return <Skeletons shape="rows" count={4} />;
  const hasOpenOffer = offers.some((offer) => offer.turn !== null);
  const turn = <NegotiationTurn negotiation={negotiation} isQuiet={hasOpenOffer} />;
  return (
    <div className={classes.panel}>
      {!hasOpenOffer && turn}
      <Offers negotiation={negotiation} offers={offers} />
      {hasOpenOffer && turn}
      <DealPart
        title={t(negotiation.staffMember ? 'negotiations:staffMember' : 'negotiation-course:page.player')}
        isOpen
      >
        {negotiation.player ? (
          <PlayerCard player={negotiation.player} to={proposedPath(negotiation)} heading={4} />
        ) : (
          <PersonLine item={negotiation} />
        )}
      </DealPart>
      <DealPart title={t('negotiation-course:page.terms')}>
        <NegotiationTerms negotiation={negotiation} />
      </DealPart>
      <DealPart title={t('files:title')}>
        <AttachmentsField parent={{ kind: 'negotiation', id: negotiation.id }} />
      </DealPart>
      <DealPart title={t('negotiation-course:page.timeline')}>
        <NegotiationTimeline negotiation={negotiation} />
      </DealPart>
      <Link className={classes.whole} to={negotiationPath(negotiation.id)}>
        {t('deal-panel:page')}
      </Link>
    </div>
  );
}

/** The offers of the deal, the latest one expanded: only that one can be answered. */
function Offers({ negotiation, offers }: { negotiation: Negotiation; offers: readonly OfferItem[] }) {
  const { t } = useTranslation(['deal-panel', 'negotiations', 'negotiation-course']);
  const { side, status, awaitsAnswer } = negotiation;
  const hasOpen = offers.some((offer) => offer.turn !== null);
  const mayOffer =
    (side === 'club' || side === 'staff') &&
    !awaitsAnswer &&
    status !== negotiationStatus.rejected &&
    !hasOpen;
  if (offers.length === 0 && !mayOffer) return null;
  const [latest, ...earlier] = offers;
  return (
    <section className={classes.offers} aria-label={t('deal-panel:offers')}>
      <h3 className={classes.title}>{t('deal-panel:offers')}</h3>
      {latest && <DealOffer key={latest.id} offerId={latest.id} />}
      {mayOffer && (
        <Button
          component={Link}
          to={`${paths.offer}?negotiation=${negotiation.id}`}
          variant="default"
          size="sm"
        >
          {t('negotiation-course:page.offer')}
        </Button>
      )}
      {earlier.map((offer) => (
        <EarlierOffer key={offer.id} offer={offer} />
      ))}
    </section>
  );
}

/** An earlier offer, loaded when it is expanded. */
function EarlierOffer({ offer }: { offer: OfferItem }) {
  const { t } = useTranslation('deal-panel');
  const { date } = useFormats();
  const [opened, setOpened] = useState(false);
  return (
    <details className={classes.part} onToggle={(event) => setOpened(event.currentTarget.open)}>
      <summary>
        <span>{t('offerOf', { day: date(offer.createdAt) })}</span>
        <OfferStatusChip status={offer.status} reason={offer.reason} />
      </summary>
      <div className={classes.inside}>{opened && <DealOffer offerId={offer.id} />}</div>
    </details>
  );
}
