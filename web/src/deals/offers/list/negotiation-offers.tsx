import { seasonName } from '@trattativa/domain/people/season';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useFormats } from '../../../platform/i18n/use-formats.ts';
import { PagePart } from '../../../ui/page/page-part.tsx';
import { offerPath } from '../offer-paths.ts';
import { OfferStatusChip, OfferTurnMark } from '../offer-status.tsx';
import { useOffers } from '../offers.queries.ts';
import classes from './negotiation-offers.module.css';

/** The offers of a negotiation on its page, the latest first, for the parties of these offers. */
export default function NegotiationOffers({ negotiationId }: { negotiationId: number }) {
  const { t } = useTranslation('offers');
  const { money } = useFormats();
  const { data } = useOffers({ negotiationId, sort: 'created' });
  const offers = data?.pages.flatMap(({ items }) => items) ?? [];
  if (offers.length === 0) return null;
  return (
    <PagePart title={t('list.title')}>
      <ul className={classes.offers}>
        {offers.map((offer) => (
          <li key={offer.id}>
            <Link to={offerPath(offer.id)}>
              {t('page.inShort', { amount: money(offer.monthlySalary), season: seasonName(offer.season) })}
            </Link>
            <OfferStatusChip status={offer.status} reason={offer.reason} />
            {offer.turn !== null && <OfferTurnMark item={offer} />}
          </li>
        ))}
      </ul>
    </PagePart>
  );
}
