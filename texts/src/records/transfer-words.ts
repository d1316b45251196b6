import {
  isCounted,
  type PurchasePart,
  type SeasonTrigger,
  type TransferTerm,
  type TransferTerms,
  transferTerms,
} from '@trattativa/domain/deals/transfers/transfer-terms';
import { formatMoney, formatPercent, formatPlainDate } from '../formats.ts';
import type { Language } from '../languages.ts';
import type { TextsOf } from '../text-keys.ts';

export type TransferTexts = TextsOf<['transfers', 'ui']>;

/** A term that is agreed, each of its parts on a line. */
export interface AgreedTerm {
  term: TransferTerm;
  label: string;
  lines: readonly string[];
}

/** The terms between two clubs in one language, amounts in whole euros: on the page, in comparisons and in the file. */
export function transferWordsIn(t: TransferTexts, language: Language) {
  const money = (euros: number) => formatMoney(Math.round(euros * 100));
  const percent = (value: number) => formatPercent(language, value);
  const day = (date: string) => formatPlainDate(language, date);
  const purchaseOf = ({ purchase }: TransferTerms): string[] => {
    if (!purchase) return [];
    const amount = money(purchase.amount);
    if (purchase.kind === 'option') {
      return [
        purchase.until === null
          ? t('transfers:said.option', { amount })
          : t('transfers:said.optionUntil', { amount, day: day(purchase.until) }),
      ];
    }
    if (!purchase.trigger) return [t('transfers:said.obligation', { amount })];
    const { event, count } = purchase.trigger;
    return [
      isCounted(event)
        ? t(`transfers:said.obligationAfter.${event}`, { amount, count })
        : t(`transfers:said.obligationIf.${event as SeasonTrigger}`, { amount }),
      ...(purchase.until === null ? [] : [t('transfers:said.countsUntil', { day: day(purchase.until) })]),
    ];
  };
  const priceByDay = (agreed: { amount: number; until: string } | null | undefined) =>
    agreed ? [t('transfers:said.buyBack', { amount: money(agreed.amount), day: day(agreed.until) })] : [];
  const recallOf = ({ earlyRecall }: TransferTerms): string[] => {
    if (!earlyRecall) return [];
    const { from, until, amount } = earlyRecall;
    return [
      from === until
        ? t('transfers:said.recallOn', { day: day(from) })
        : t('transfers:said.recall', { from: day(from), until: day(until) }),
      amount > 0 ? t('transfers:said.recallCost', { amount: money(amount) }) : t('transfers:said.recallFree'),
    ];
  };
  const partOf = ({ amount, dueOn, monthsAfter }: PurchasePart): string => {
    if (dueOn !== null) return t('transfers:said.instalment', { amount: money(amount), day: day(dueOn) });
    return monthsAfter === null || monthsAfter === 0
      ? t('transfers:said.partAtOnce', { amount: money(amount) })
      : t('transfers:said.partAfter', { amount: money(amount), count: monthsAfter });
  };
  const lines: Record<TransferTerm, (terms: TransferTerms) => string[]> = {
    kind: ({ kind }) => [t(`transfers:kind.${kind}`)],
    until: ({ until }) => (until === null ? [] : [day(until)]),
    wageSharePercent: ({ wageSharePercent }) =>
      wageSharePercent === null ? [] : [percent(wageSharePercent)],
    earlyRecall: recallOf,
    purchase: purchaseOf,
    purchaseParts: ({ purchaseParts = [] }) => purchaseParts.map(partOf),
    counterOption: ({ counterOption }) => priceByDay(counterOption),
    compensation: ({ compensation }) => [money(compensation)],
    instalments: ({ instalments }) =>
      instalments.map(({ amount, dueOn }) =>
        t('transfers:said.instalment', { amount: money(amount), day: day(dueOn) }),
      ),
    vat: ({ vat }) => (vat === undefined ? [] : [t(`transfers:said.vat.${vat}`)]),
    solidarityOnTop: ({ solidarityOnTop }) => (solidarityOnTop ? [t('transfers:said.solidarityOnTop')] : []),
    addOns: ({ addOns }) =>
      addOns.map(({ event, count, ...sums }) => {
        const [amount, cap] = [money(sums.amount), money(sums.cap)];
        return isCounted(event)
          ? t(`transfers:said.addOnPer.${event}`, { amount, cap, count })
          : t(`transfers:said.addOnIf.${event as SeasonTrigger}`, { amount, cap });
      }),
    valorisationBonus: ({ valorisationBonus: bonus }) =>
      bonus
        ? [
            t('transfers:said.addOnPer.appearances', {
              amount: money(bonus.amount),
              cap: money(bonus.cap),
              count: bonus.count,
            }),
          ]
        : [],
    sellOnPercent: ({ sellOnPercent, sellOnRule }) => {
      if (sellOnPercent === null) return [];
      const isOfPrice = sellOnRule?.base === 'price';
      const share = { percent: percent(sellOnPercent) };
      return [isOfPrice ? t('transfers:said.sellOnPrice', share) : t('transfers:said.sellOn', share)];
    },
    sellOnRule: ({ sellOnRule }) =>
      sellOnRule
        ? [
            t(`transfers:said.sellOnBase.${sellOnRule.base}`),
            ...(sellOnRule.until === null
              ? []
              : [t('transfers:said.salesUntil', { day: day(sellOnRule.until) })]),
          ]
        : [],
    buyBack: ({ buyBack }) => priceByDay(buyBack),
    matchingRight: ({ matchingRight }) => (matchingRight ? [t('ui:yes')] : []),
    matchingRule: ({ matchingRule }) =>
      matchingRule
        ? [
            ...(matchingRule.until === null
              ? []
              : [t('transfers:said.offersUntil', { day: day(matchingRule.until) })]),
            ...(matchingRule.days === null
              ? []
              : [t('transfers:said.answerDays', { count: matchingRule.days })]),
          ]
        : [],
    comments: ({ comments }) => (comments === '' ? [] : [comments]),
  };
  const name = (term: TransferTerm) => t(`transfers:term.${term}`);
  return {
    name,
    /** The lines of a term; none where it is not agreed. */
    lines: (term: TransferTerm, terms: TransferTerms): readonly string[] => lines[term](terms),
    /** All agreed terms, in the order in which a transfer is read. */
    agreed: (terms: TransferTerms): AgreedTerm[] =>
      transferTerms
        .map((term) => ({ term, label: name(term), lines: lines[term](terms) }))
        .filter((one) => one.lines.length > 0),
  };
}

export type TransferWords = ReturnType<typeof transferWordsIn>;
