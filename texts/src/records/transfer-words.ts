import {
  isCounted,
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
    ];
  };
  const lines: Record<TransferTerm, (terms: TransferTerms) => string[]> = {
    kind: ({ kind }) => [t(`transfers:kind.${kind}`)],
    until: ({ until }) => (until === null ? [] : [day(until)]),
    wageSharePercent: ({ wageSharePercent }) =>
      wageSharePercent === null ? [] : [percent(wageSharePercent)],
    purchase: purchaseOf,
    compensation: ({ compensation }) => [money(compensation)],
    instalments: ({ instalments }) =>
      instalments.map(({ amount, dueOn }) =>
        t('transfers:said.instalment', { amount: money(amount), day: day(dueOn) }),
      ),
    addOns: ({ addOns }) =>
      addOns.map(({ event, count, ...sums }) => {
        const [amount, cap] = [money(sums.amount), money(sums.cap)];
        return isCounted(event)
          ? t(`transfers:said.addOnPer.${event}`, { amount, cap, count })
          : t(`transfers:said.addOnIf.${event as SeasonTrigger}`, { amount, cap });
      }),
    sellOnPercent: ({ sellOnPercent }) =>
      sellOnPercent === null ? [] : [t('transfers:said.sellOn', { percent: percent(sellOnPercent) })],
    buyBack: ({ buyBack }) =>
      buyBack
        ? [t('transfers:said.buyBack', { amount: money(buyBack.amount), day: day(buyBack.until) })]
        : [],
    matchingRight: ({ matchingRight }) => (matchingRight ? [t('ui:yes')] : []),
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
