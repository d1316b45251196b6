import { normaliseOffer, valueCases } from '@trattativa/domain/deals/offers/normalised-offer';
import type { OfferTerms } from '@trattativa/domain/deals/offers/offer-terms';
import type { ValueAssumptions } from '@trattativa/domain/deals/offers/offer-value';
import { usualAssumptions } from '@trattativa/domain/deals/offers/usual-assumptions';
import type { PlayerRole } from '@trattativa/domain/people/player-roles';
import { playedFewMinutes } from '@trattativa/domain/people/players/season-figures';
import { seasonName } from '@trattativa/domain/people/season';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePlayer } from '../../../people/players.ts';
import { FactList } from '../../../ui/text/fact-list.tsx';
import { MoneyText } from '../../../ui/text/money-text.tsx';
import { QuietText } from '../../../ui/text/quiet-text.tsx';
import { CaseFigures, partsShown, signedPart, ValueNotes } from './case-values.tsx';
import { OfferAssumptions } from './offer-assumptions.tsx';
import classes from './offer-value.module.css';
import { ValueDetail } from './value-detail.tsx';

/** The value of an offer: guaranteed, likely and at best, under assumptions that the reader can change. */
export function OfferValuePanel({
  terms,
  role,
  playerId,
}: {
  terms: OfferTerms;
  role: PlayerRole | null;
  /** Player whose last season the assumptions start from; null: what is usual for the role. */
  playerId: number | null;
}) {
  const { t } = useTranslation('offers');
  const { data: player } = usePlayer(playerId);
  const [chosen, setAssumptions] = useState<ValueAssumptions | null>(null);
  const assumptions = chosen ?? usualAssumptions(role, player?.seasonFigures ?? null);
  const fewMinutes =
    player !== undefined &&
    playedFewMinutes({
      minutes: player.seasonFigures?.minutes ?? null,
      minutesPercent: player.minutesPercent,
    });
  const value = normaliseOffer(terms, assumptions);
  const { seasons, whole, netRules } = value;
  const parts = partsShown([whole]);
  return (
    <div className={classes.panel}>
      <CaseFigures value={value} />
      {seasons.length > 1 && (
        <div className={classes.scroll}>
          <table className={classes.table}>
            <thead>
              <tr>
                <th scope="col">{t('term.season')}</th>
                {valueCases.map((name) => (
                  <th key={name} scope="col">
                    {t(`value.case.${name}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {seasons.map(({ season, cases }) => (
                <tr key={season}>
                  <th scope="row">{seasonName(season)}</th>
                  {valueCases.map((name) => (
                    <td key={name}>
                      <MoneyText euros={cases[name].total / 100} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {parts.length > 1 && (
        <section>
          <h3 className={classes.subtitle}>{t('compare.likelyParts')}</h3>
          <FactList
            layout="rows"
            facts={[
              ...parts.map(
                (part) =>
                  [
                    t(`value.parts.${part}`),
                    <MoneyText key={part} euros={signedPart(whole.likely, part) / 100} />,
                  ] as const,
              ),
              [
                t(netRules === null ? 'value.totalGross' : 'value.totalNet'),
                <MoneyText key="total" euros={whole.likely.total / 100} />,
              ],
            ]}
          />
        </section>
      )}
      <ValueNotes value={value} />
      {fewMinutes && <QuietText>{t('value.fewMinutes')}</QuietText>}
      <details className={classes.assumptions}>
        <summary>{t('value.detail')}</summary>
        <ValueDetail terms={terms} assumptions={assumptions} />
      </details>
      <OfferAssumptions assumptions={assumptions} onChange={setAssumptions} />
    </div>
  );
}
