import { costByTariff, exceedsTariff } from '@trattativa/domain/deals/transaction-cost';
import { payBandStart } from '@trattativa/domain/market/matching/hidden-pay';
import { useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../platform/i18n/use-formats.ts';
import { DigitsField } from '../../../ui/form/number/digits-field.tsx';
import { useCostTariff } from '../../costs/costs.queries.ts';
import type { StartNegotiationValues } from './start-negotiation-values.ts';

interface CostFieldProps {
  /** What the player asks, in euros gross a month; null: not known. */
  monthlyPay: number | null;
}

/** The transaction cost of a proposal: filled from the operator's tariff until somebody writes another one. */
export function CostField({ monthlyPay }: CostFieldProps) {
  const { t } = useTranslation(['negotiation-start', 'negotiations']);
  const { money, percent } = useFormats();
  const { data } = useCostTariff();
  const { control, getFieldState, getValues, resetField } = useFormContext<StartNegotiationValues>();
  const price = useWatch({ control, name: 'price' });
  const tariff = data && {
    percentHundredths: data.percentHundredths,
    minCents: data.minCost * 100,
    maxCents: data.maxCost * 100,
  };
  // Clubs read the cost, and what the player asks only in bands: the exact pay could be computed from it.
  const yearlyPayCents = monthlyPay === null ? null : payBandStart(monthlyPay) * 1200;
  const byTariff = tariff ? costByTariff(tariff, yearlyPayCents) / 100 : null;
  useEffect(() => {
    if (byTariff === null || getFieldState('price').isDirty || getValues('price') === byTariff) return;
    resetField('price', { defaultValue: byTariff });
  }, [byTariff, getFieldState, getValues, resetField]);
  const isAbove = tariff !== undefined && exceedsTariff(tariff, (price ?? 0) * 100);
  const sentences = [
    t('negotiation-start:priceHint'),
    data &&
      t('negotiation-start:priceByTariff', {
        percent: percent(data.percentHundredths / 100, 2),
        min: money(data.minCost),
        max: money(data.maxCost),
      }),
    data && isAbove && t('negotiation-start:priceAbove', { max: money(data.maxCost) }),
  ];
  return (
    <DigitsField
      name="price"
      label={t('negotiations:field.price')}
      description={sentences.filter(Boolean).join(' ')}
      unit="€"
    />
  );
}
