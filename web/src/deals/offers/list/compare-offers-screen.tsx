import { IconFileDollar } from '@tabler/icons-react';
import { maxCompared } from '@trattativa/domain/deals/offers/offer-limits';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { paths } from '../../../platform/paths.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorPanel } from '../../../ui/feedback/error-panel.tsx';
import { Skeletons } from '../../../ui/feedback/skeletons.tsx';
import { BackLink } from '../../../ui/page/back-link.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { comparedIn } from '../offer-paths.ts';
import { useSeveralOffers } from '../offers.queries.ts';
import classes from './compare-offers-screen.module.css';
import { type ComparedOffer, OffersSideBySide } from './offers-side-by-side.tsx';

/** Up to four offers, or revisions, side by side: their value under the same assumptions, and their terms. */
export default function CompareOffersScreen() {
  const { t } = useTranslation('offers');
  const [address] = useSearchParams();
  const compared = comparedIn(address).slice(0, maxCompared);
  const ids = [...new Set(compared.map(({ offerId }) => offerId))];
  const found = useSeveralOffers(ids);
  const offers = compared.flatMap(({ offerId, revision }): ComparedOffer[] => {
    const offer = found.find(({ data }) => data?.id === offerId)?.data;
    const chosen = offer?.revisions.find(({ number }) => number === (revision ?? offer.revision));
    return offer && chosen ? [{ offer, revision: chosen, isNamed: revision !== null }] : [];
  });
  const loading = found.some(({ isPending }) => isPending);
  return (
    <>
      <PageHeader
        title={t('compare.title')}
        description={t('compare.description')}
        before={<BackLink to={paths.offers}>{t('page.back')}</BackLink>}
      />
      {found.some(({ error }) => error) && (
        <div className={classes.missing}>
          <ErrorPanel text={t('compare.someMissing')} />
        </div>
      )}
      {loading ? (
        <Skeletons shape="page" />
      ) : offers.length === 0 ? (
        <EmptyState
          icon={IconFileDollar}
          title={t('compare.none')}
          text={t('compare.noneText', { max: maxCompared })}
          action={<Link to={paths.offers}>{t('page.back')}</Link>}
        />
      ) : (
        <OffersSideBySide key={ids.join()} offers={offers} />
      )}
    </>
  );
}
