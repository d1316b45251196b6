import { Button, NativeSelect } from '@mantine/core';
import type { Offer, OfferRevision } from '@trattativa/contract/deals/offers/offer';
import { compareTerms, type TermComparison } from '@trattativa/domain/deals/offers/compare-terms';
import { seasonsOf, termsOfSeason } from '@trattativa/domain/deals/offers/contract-seasons';
import type { OfferTerms } from '@trattativa/domain/deals/offers/offer-terms';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { PlainTable } from '../../ui/text/plain-table.tsx';
import { compareRevisionsPath } from './offer-paths.ts';
import classes from './offer-revisions.module.css';
import { useOfferWords } from './use-offer-words.ts';

/** What differs between two revisions of an offer, marked by word and shape; the equal terms on request. */
export function OfferRevisions({ offer }: { offer: Offer }) {
  const { t } = useTranslation('offers');
  const { revisions } = offer;
  const newest = revisions.length;
  const [chosen, setChosen] = useState<{ from: number; to: number } | null>(null);
  const [whole, setWhole] = useState(false);
  // The two latest revisions until the user chooses, so that a new counter-offer is shown at once.
  const { from, to } = chosen ?? { from: newest - 1, to: newest };
  const [before, after] = [revisions[from - 1], revisions[to - 1]];
  const words = useOfferWords();
  if (!before || !after) return null;
  const nameOf = ({ number, by }: OfferRevision) =>
    t('revision.name', { number, by: t(`revision.by.${by}`) });
  const options = revisions.map((revision) => ({ value: String(revision.number), label: nameOf(revision) }));
  const compared = compareTerms(before.terms, after.terms);
  const shownIn = ({ term, season }: TermComparison, terms: OfferTerms) =>
    season === null || season < seasonsOf(terms)
      ? words.value(term, termsOfSeason(terms, season ?? 0))
      : null;
  const same = compared.filter((one) => one.change === 'same' && shownIn(one, after.terms) !== null).length;
  return (
    <div className={classes.compare}>
      <div className={classes.pickers}>
        <NativeSelect
          size="sm"
          label={t('revision.from')}
          data={options}
          value={String(from)}
          onChange={({ currentTarget }) => setChosen({ from: Number(currentTarget.value), to })}
        />
        <NativeSelect
          size="sm"
          label={t('revision.to')}
          data={options}
          value={String(to)}
          onChange={({ currentTarget }) => setChosen({ from, to: Number(currentTarget.value) })}
        />
      </div>
      <PlainTable label={t('revision.compared')} compact>
        <thead>
          <tr>
            <th scope="col">{t('revision.term')}</th>
            <th scope="col">{nameOf(before)}</th>
            <th scope="col">{nameOf(after)}</th>
          </tr>
        </thead>
        <tbody>
          {compared.map((one) => {
            const { term, season, change } = one;
            if (change === 'same' && !whole) return null;
            const values = [shownIn(one, before.terms), shownIn(one, after.terms)];
            if (values.every((value) => value === null)) return null;
            return (
              <tr key={`${term} ${season}`} data-change={change === 'same' ? undefined : change}>
                <th scope="row">
                  {words.name(term, season === null ? null : after.terms.season + season)}
                  {change !== 'same' && (
                    <span className={classes.mark}>{t(`revision.change.${change}`)}</span>
                  )}
                </th>
                <td>{values[0] ?? '–'}</td>
                <td>{values[1] ?? '–'}</td>
              </tr>
            );
          })}
        </tbody>
      </PlainTable>
      {same === compared.length && <p className={classes.none}>{t('revision.noChange')}</p>}
      <Link className={classes.values} to={compareRevisionsPath(offer.id, [from, to])}>
        {t('compare.values')}
      </Link>
      {same > 0 && (
        <Button
          variant="subtle"
          size="compact-sm"
          className={classes.whole}
          aria-expanded={whole}
          onClick={() => setWhole(!whole)}
        >
          {whole ? t('revision.onlyChanges') : t('revision.showSame', { count: same })}
        </Button>
      )}
    </div>
  );
}
