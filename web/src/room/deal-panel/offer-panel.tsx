import { useTranslation } from 'react-i18next';
import { useOffer } from '../../deals/offers.ts';
import { OfferPerson } from '../../deals/offers-ui.ts';
import { playerPath } from '../../people/players.ts';
import { PlayerCard } from '../../people/players-ui.ts';
import { DealOffer } from './deal-offer.tsx';
import classes from './deal-panel.module.css';
import { DealPart } from './deal-part.tsx';

/** An offer without a negotiation, beside its conversation: the answers, the terms, the person. */
export function OfferPanel({ offerId }: { offerId: number }) {
  const { t } = useTranslation(['offers', 'deal-panel']);
  const offer = useOffer(offerId).data;
  return (
    <div className={classes.panel}>
      <section className={classes.offers} aria-label={t('deal-panel:offerTitle')}>
        <h3 className={classes.title}>{t('deal-panel:offerTitle')}</h3>
        <DealOffer offerId={offerId} />
      </section>
      {offer && (
        <DealPart title={t(offer.player ? 'offers:page.player' : 'offers:page.coach')} isOpen>
          {offer.player ? (
            <PlayerCard player={offer.player} to={playerPath(offer.player.id)} heading={4} />
          ) : (
            <OfferPerson item={offer} />
          )}
        </DealPart>
      )}
    </div>
  );
}
