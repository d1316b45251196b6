import type { Offer, OfferRevision } from '@trattativa/contract/deals/offers/offer';
import { seasonsOf, termsOfSeason } from '@trattativa/domain/deals/offers/contract-seasons';
import {
  type NormalisedOffer,
  normaliseOffers,
  valueCases,
} from '@trattativa/domain/deals/offers/normalised-offer';
import { offerStatus } from '@trattativa/domain/deals/offers/offer-statuses';
import { type OfferTerms, termKeys } from '@trattativa/domain/deals/offers/offer-terms';
import type { ValueAssumptions } from '@trattativa/domain/deals/offers/offer-value';
import { usualAssumptions } from '@trattativa/domain/deals/offers/usual-assumptions';
import { playerRole } from '@trattativa/domain/people/player-roles';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { usePlayer } from '../../../people/players.ts';
import { useFormats } from '../../../platform/i18n/use-formats.ts';
import { MoneyText } from '../../../ui/text/money-text.tsx';
import { personName } from '../form/offer-person.tsx';
import { offerPath } from '../offer-paths.ts';
import { OfferStatusChip } from '../offer-status.tsx';
import { useOfferWords } from '../use-offer-words.ts';
import { partsShown, signedPart, ValueNotes } from '../value/case-values.tsx';
import { OfferAssumptions } from '../value/offer-assumptions.tsx';
import classes from './compare-offers-screen.module.css';

export interface ComparedOffer {
  offer: Offer;
  revision: OfferRevision;
  /** The address names this revision, rather than the one in force. */
  isNamed: boolean;
}

/** The one player of open offers, whose last season the assumptions start from. */
function playerOfAll(offers: readonly ComparedOffer[]): number | null {
  const id = offers[0]?.offer.player?.id ?? null;
  const isOpen = ({ offer: { player, status } }: ComparedOffer) =>
    player?.id === id && status !== offerStatus.rejected && status !== offerStatus.canceled;
  return offers.every(isOpen) ? id : null;
}

const keyOf = ({ offer, revision }: ComparedOffer) => `${offer.id}.${revision.number}`;

/** Offers as columns: what each is worth as a whole and season by season, of what it consists, and its terms. */
export function OffersSideBySide({ offers }: { offers: readonly ComparedOffer[] }) {
  const { t } = useTranslation('offers');
  const words = useOfferWords();
  const { percent } = useFormats();
  const player = offers[0]?.offer.player;
  const { data: known } = usePlayer(playerOfAll(offers));
  const [chosen, setAssumptions] = useState<ValueAssumptions | null>(null);
  const assumptions =
    chosen ??
    usualAssumptions(
      player ? (player.principalRole ?? playerRole.attackingMidfielder) : null,
      known?.seasonFigures ?? null,
    );
  const terms = offers.map(({ revision }) => revision.terms);
  const values = normaliseOffers(terms, assumptions);
  const averages = values.map(({ whole, seasons }) => Math.round(whole.likely.total / seasons.length));
  const best = Math.max(...averages);
  const longest = Math.max(...values.map(({ seasons }) => seasons.length));
  const isOfOneClub = offers.every(({ offer }) => offer.team.id === offers[0]?.offer.team.id);
  const isNet = values.every(({ netRules }) => netRules !== null);

  const salaryIn = (offered: OfferTerms | undefined, position: number) =>
    offered && position < seasonsOf(offered)
      ? words.value('monthlySalary', termsOfSeason(offered, position))
      : null;
  const row = (
    label: string,
    cell: (value: NormalisedOffer, index: number) => ReactNode,
    isTotal = false,
  ) => (
    <tr key={label} className={isTotal ? classes.total : undefined}>
      <th scope="row">{label}</th>
      {offers.map((compared, index) => (
        <td key={keyOf(compared)}>{cell(values[index] as NormalisedOffer, index)}</td>
      ))}
    </tr>
  );
  const group = (label: string, rows: ReactNode) => (
    <tbody key={label}>
      <tr>
        <th scope="rowgroup" colSpan={offers.length + 1} className={classes.group}>
          {label}
        </th>
      </tr>
      {rows}
    </tbody>
  );

  return (
    <div className={classes.page}>
      <OfferAssumptions assumptions={assumptions} onChange={setAssumptions} />
      <section className={classes.scroll} aria-label={t('compare.title')}>
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">{t('revision.term')}</th>
              {offers.map((compared) => (
                <th key={keyOf(compared)} scope="col">
                  <ColumnHead compared={compared} isOfOneClub={isOfOneClub} />
                </th>
              ))}
            </tr>
          </thead>
          {group(
            t(isNet ? 'compare.wholeNet' : 'compare.wholeGross'),
            <>
              {valueCases.map((name) =>
                row(
                  t(`value.case.${name}`),
                  ({ whole }) => <MoneyText euros={whole[name].total / 100} />,
                  name === 'likely',
                ),
              )}
              {row(t('compare.perSeason'), (_, index) => (
                <>
                  <MoneyText euros={(averages[index] ?? 0) / 100} />
                  {offers.length > 1 && averages[index] === best && (
                    <span className={classes.best}>{t('compare.best')}</span>
                  )}
                </>
              ))}
              {row(t('value.certaintyOf'), ({ guaranteedPercent }) =>
                guaranteedPercent === null ? '–' : percent(guaranteedPercent),
              )}
            </>,
          )}
          {longest > 1 &&
            Array.from({ length: longest }, (_, position) =>
              group(
                t('seasonNumber', { number: position + 1 }),
                <>
                  {row(words.name('monthlySalary'), (_, index) => salaryIn(terms[index], position) ?? '–')}
                  {valueCases.map((name) =>
                    row(t(`value.case.${name}`), ({ seasons }) => {
                      const season = seasons[position];
                      return season ? <MoneyText euros={season.cases[name].total / 100} /> : '–';
                    }),
                  )}
                </>,
              ),
            )}
          {group(
            t('compare.likelyParts'),
            partsShown(values.map(({ whole }) => whole)).map((part) =>
              row(t(`value.parts.${part}`), ({ whole }) => (
                <MoneyText euros={signedPart(whole.likely, part) / 100} />
              )),
            ),
          )}
          {group(
            t('page.terms'),
            termKeys.map((term) => {
              const said = terms.map((one) => words.value(term, one));
              return said.every((value) => value === null)
                ? null
                : row(words.name(term), (_, index) => said[index] ?? '–');
            }),
          )}
        </table>
      </section>
      {values[0] && <ValueNotes value={{ ...values[0], unvalued: allUnvalued(values) }} />}
    </div>
  );
}

function allUnvalued(values: readonly NormalisedOffer[]) {
  return [...new Set(values.flatMap(({ unvalued }) => unvalued))];
}

interface ColumnHeadProps {
  compared: ComparedOffer;
  /** The club is the same in every column: the persons tell the offers apart. */
  isOfOneClub: boolean;
}

function ColumnHead({ compared: { offer, revision, isNamed }, isOfOneClub }: ColumnHeadProps) {
  const { t } = useTranslation('offers');
  const [head, below] = isOfOneClub
    ? [personName(offer), offer.team.name]
    : [offer.team.name, personName(offer)];
  return (
    <>
      <Link to={offerPath(offer.id)}>{head}</Link>
      <span className={classes.person}>
        {isNamed
          ? t('revision.name', { number: revision.number, by: t(`revision.by.${revision.by}`) })
          : below}
      </span>
      <OfferStatusChip status={offer.status} reason={offer.reason} />
    </>
  );
}
