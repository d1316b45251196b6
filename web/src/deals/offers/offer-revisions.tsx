import { NativeSelect } from '@mantine/core';
import type { Offer, OfferRevision } from '@trattativa/contract/deals/offers/offer';
import { compareTerms } from '@trattativa/domain/deals/compare-terms';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './offer-revisions.module.css';
import { useTermWords } from './use-term-words.ts';

/** Any two revisions of an offer side by side, term by term; what differs is marked by word and shape. */
export function OfferRevisions({ offer }: { offer: Offer }) {
  const { t } = useTranslation('offers');
  const { revisions } = offer;
  const newest = revisions.length;
  const [chosen, setChosen] = useState<{ from: number; to: number } | null>(null);
  // Until one chooses, the two last: a counter-offer that comes in shows at once.
  const { from, to } = chosen ?? { from: newest - 1, to: newest };
  const [before, after] = [revisions[from - 1], revisions[to - 1]];
  const words = useTermWords();
  if (!before || !after) return null;
  const nameOf = ({ number, by }: OfferRevision) =>
    t('revision.name', { number, by: t(`revision.by.${by}`) });
  const options = revisions.map((revision) => ({ value: String(revision.number), label: nameOf(revision) }));
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
      <div className={classes.scroll}>
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">{t('revision.term')}</th>
              <th scope="col">{nameOf(before)}</th>
              <th scope="col">{nameOf(after)}</th>
            </tr>
          </thead>
          <tbody>
            {compareTerms(before.terms, after.terms).map(({ term, change }) => {
              const values = [words.value(term, before.terms), words.value(term, after.terms)];
              if (values.every((value) => value === null)) return null;
              return (
                <tr key={term} data-change={change === 'same' ? undefined : change}>
                  <th scope="row">
                    {words.name(term)}
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
        </table>
      </div>
    </div>
  );
}
