import type { OfferReport } from '@trattativa/contract/insight/reports/report';
import { type BonusStep, type SeasonPay, seasonTerms } from '@trattativa/domain/deals/contract-terms';
import type { ContractTerm } from '@trattativa/domain/deals/offer-terms';
import { formatList, formatPlainDate } from '@trattativa/texts/formats';
import type { Language } from '@trattativa/texts/languages';
import { type SheetWords, some } from './sheet.ts';

type Row = readonly [label: string, value: string | null];

const seasonName = (season: number) => `${season}/${String((season + 1) % 100).padStart(2, '0')}`;

/** The terms of the contract beyond one season of pay, worded as for the parties of the offer. */
export function contractRows(
  report: OfferReport,
  terms: NonNullable<OfferReport['terms']>,
  words: SheetWords,
  language: Language,
): Row[] {
  const { t, money } = words;
  const amount = (euros: number | null) => some(euros, money);
  const steps = (name: 'appearanceSteps' | 'cleanSheetSteps', all: readonly BonusStep[]) =>
    all.length === 0
      ? null
      : formatList(
          language,
          all.map((step) => t(`offers:step.${name}`, { amount: money(step.amount), count: step.from })),
        );
  const { option, furtherSeasons } = terms;
  const values: Record<ContractTerm, string | null> = {
    contractKind: terms.contractKind && t(`offers:kind.${terms.contractKind}`),
    signingFee: amount(terms.signingFee),
    imageRights: amount(terms.imageRights),
    furtherSeasons:
      furtherSeasons.length === 0 ? null : t('offers:seasonsCount', { count: furtherSeasons.length + 1 }),
    promotionBonus: amount(terms.promotionBonus),
    salvationBonus: amount(terms.salvationBonus),
    appearanceSteps: steps('appearanceSteps', terms.appearanceSteps),
    cleanSheetSteps: steps('cleanSheetSteps', terms.cleanSheetSteps),
    releaseClause: amount(terms.releaseClause),
    option:
      option &&
      t(`offers:optionFor.${option.side}`, {
        count: option.seasons,
        day: formatPlainDate(language, option.until),
      }),
  };
  const paid = (pay: SeasonPay, season: number) =>
    seasonTerms.map((term): Row => {
      const name = { term: t(`offers:term.${term}`), season: seasonName(season) };
      const value = term === 'months' ? t('offers:monthsCount', { count: pay.months }) : amount(pay[term]);
      return [t('offers:termOfSeason', name), value];
    });
  return Object.entries(values).flatMap(([term, value]): Row[] => [
    [t(`offers:term.${term as ContractTerm}`), value],
    ...(term === 'furtherSeasons'
      ? furtherSeasons.flatMap((pay, index) => paid(pay, report.season + index + 1))
      : []),
  ]);
}
