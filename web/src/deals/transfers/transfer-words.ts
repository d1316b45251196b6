import {
  isCounted,
  type SeasonTrigger,
  type TransferTerm,
  type TransferTerms,
} from '@trattativa/domain/deals/transfers/transfer-terms';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../platform/i18n/use-formats.ts';

/** The terms of a transfer as text, amounts in euros; a term that is not agreed has no lines. */
export function useTransferWords() {
  const { t } = useTranslation('transfers');
  const { money, percent, plainDate } = useFormats();
  return useMemo(() => {
    const purchaseOf = ({ purchase }: TransferTerms): string[] => {
      if (!purchase) return [];
      const amount = money(purchase.amount);
      if (purchase.kind === 'option') {
        return [
          purchase.until === null
            ? t('said.option', { amount })
            : t('said.optionUntil', { amount, day: plainDate(purchase.until) }),
        ];
      }
      if (!purchase.trigger) return [t('said.obligation', { amount })];
      const { event, count } = purchase.trigger;
      return [
        isCounted(event)
          ? t(`said.obligationAfter.${event}`, { amount, count })
          : t(`said.obligationIf.${event as SeasonTrigger}`, { amount }),
      ];
    };
    const lines: Record<TransferTerm, (terms: TransferTerms) => string[]> = {
      kind: ({ kind }) => [t(`kind.${kind}`)],
      until: ({ until }) => (until === null ? [] : [plainDate(until)]),
      wageSharePercent: ({ wageSharePercent }) =>
        wageSharePercent === null ? [] : [percent(wageSharePercent)],
      purchase: purchaseOf,
      compensation: ({ compensation }) => [money(compensation)],
      instalments: ({ instalments }) =>
        instalments.map(({ amount, dueOn }) =>
          t('said.instalment', { amount: money(amount), day: plainDate(dueOn) }),
        ),
      addOns: ({ addOns }) =>
        addOns.map(({ event, count, ...sums }) => {
          const [amount, cap] = [money(sums.amount), money(sums.cap)];
          return isCounted(event)
            ? t(`said.addOnPer.${event}`, { amount, cap, count })
            : t(`said.addOnIf.${event as SeasonTrigger}`, { amount, cap });
        }),
      sellOnPercent: ({ sellOnPercent }) =>
        sellOnPercent === null ? [] : [t('said.sellOn', { percent: percent(sellOnPercent) })],
      buyBack: ({ buyBack }) =>
        buyBack ? [t('said.buyBack', { amount: money(buyBack.amount), day: plainDate(buyBack.until) })] : [],
      matchingRight: ({ matchingRight }) => (matchingRight ? [t('yes')] : []),
      comments: ({ comments }) => (comments === '' ? [] : [comments]),
    };
    return {
      name: (term: TransferTerm) => t(`term.${term}`),
      lines: (term: TransferTerm, terms: TransferTerms) => lines[term](terms),
    };
  }, [t, money, percent, plainDate]);
}

/** What a transfer is, for headings. */
export function headlineOf(terms: Pick<TransferTerms, 'kind' | 'purchase'>) {
  return terms.kind === 'loan' && terms.purchase ? terms.purchase.kind : terms.kind;
}
