import { IconFileDollar } from '@tabler/icons-react';
import type { Offer } from '@trattativa/contract/deals/offers/offer';
import { mostCompared } from '@trattativa/domain/deals/offer-limits';
import { type OfferTerms, termKeys } from '@trattativa/domain/deals/offer-terms';
import { scenarioNames, valueOfOffer } from '@trattativa/domain/deals/offer-value';
import { usualAssumptions } from '@trattativa/domain/deals/usual-assumptions';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { paths } from '../../platform/paths.ts';
import { BackLink } from '../../ui/back-link.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { MoneyText } from '../../ui/money-text.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Skeletons } from '../../ui/skeletons.tsx';
import classes from './compare-offers-screen.module.css';
import { OfferAssumptions } from './offer-assumptions.tsx';
import { offerPath } from './offer-paths.ts';
import { personName } from './offer-person.tsx';
import { OfferStatusChip } from './offer-status.tsx';
import { useTermWords } from './offer-terms.tsx';
import { useSeveralOffers } from './offers.queries.ts';

/** Up to four offers side by side: their value under the same assumptions, and their terms. */
export default function CompareOffersScreen() {
  const { t } = useTranslation('offers');
  const [address] = useSearchParams();
  const ids = [...new Set(address.getAll('offer').map(Number))].filter(
    (id) => Number.isSafeInteger(id) && id > 0,
  );
  const found = useSeveralOffers(ids.slice(0, mostCompared));
  const offers = found.flatMap(({ data }) => data ?? []);
  const loading = found.some(({ isPending }) => isPending);
  return (
    <>
      <PageHeader
        title={t('compare.title')}
        description={t('compare.description')}
        before={<BackLink to={paths.offers}>{t('page.back')}</BackLink>}
      />
      {found.some(({ error }) => error) && <ErrorPanel text={t('compare.someMissing')} />}
      {loading ? (
        <Skeletons shape="page" />
      ) : offers.length === 0 ? (
        <EmptyState
          icon={IconFileDollar}
          title={t('compare.none')}
          text={t('compare.noneText', { max: mostCompared })}
          action={<Link to={paths.offers}>{t('page.back')}</Link>}
        />
      ) : (
        <SideBySide key={offers.map(({ id }) => id).join()} offers={offers} />
      )}
    </>
  );
}

const totals = ['guaranteedCents', 'conditionalCents', 'totalCents'] as const;

function SideBySide({ offers }: { offers: readonly Offer[] }) {
  const { t } = useTranslation('offers');
  const words = useTermWords();
  const player = offers[0]?.player;
  const [assumptions, setAssumptions] = useState(() =>
    usualAssumptions(player ? (player.principalRole ?? 9) : null),
  );
  const valued = offers.map((offer) => {
    const terms = offer.revisions.at(-1)?.terms as OfferTerms;
    return { offer, terms, value: valueOfOffer(terms, assumptions) };
  });
  const best = Math.max(...valued.map(({ value }) => value.base.totalCents));
  const unvalued = [...new Set(valued.flatMap(({ value }) => value.unvalued))];
  return (
    <div className={classes.page}>
      <OfferAssumptions assumptions={assumptions} onChange={setAssumptions} />
      <section className={classes.scroll} aria-label={t('compare.title')}>
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">{t('revision.term')}</th>
              {valued.map(({ offer }) => (
                <th key={offer.id} scope="col">
                  <Link to={offerPath(offer.id)}>{offer.team.name}</Link>
                  <span className={classes.person}>{personName(offer)}</span>
                  <OfferStatusChip status={offer.status} reason={offer.reason} />
                </th>
              ))}
            </tr>
          </thead>
          {scenarioNames.map((name) => (
            <tbody key={name}>
              <tr>
                <th scope="rowgroup" colSpan={offers.length + 1} className={classes.group}>
                  {t(`value.scenario.${name}`)}
                </th>
              </tr>
              {totals.map((total) => (
                <tr key={total} className={total === 'totalCents' ? classes.total : undefined}>
                  <th scope="row">{t(`value.${total}`)}</th>
                  {valued.map(({ offer, value }) => (
                    <td key={offer.id}>
                      <MoneyText euros={value[name][total] / 100} />
                      {name === 'base' &&
                        total === 'totalCents' &&
                        offers.length > 1 &&
                        value.base.totalCents === best && (
                          <span className={classes.best}>{t('compare.best')}</span>
                        )}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          ))}
          <tbody>
            <tr>
              <th scope="rowgroup" colSpan={offers.length + 1} className={classes.group}>
                {t('page.terms')}
              </th>
            </tr>
            {termKeys.map((term) => {
              const values = valued.map(({ terms }) => words.value(term, terms));
              if (values.every((value) => value === null)) return null;
              return (
                <tr key={term}>
                  <th scope="row">{words.name(term)}</th>
                  {values.map((value, index) => (
                    <td key={valued[index]?.offer.id}>{value ?? '–'}</td>
                  ))}
                </tr>
              );
            })}
          </tbody>
        </table>
      </section>
      {unvalued.length > 0 && (
        <p className={classes.note}>
          {t('value.unvalued', { parts: unvalued.map((part) => t(`value.part.${part}`)).join(', ') })}
        </p>
      )}
    </div>
  );
}
