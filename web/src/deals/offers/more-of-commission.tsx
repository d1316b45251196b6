import { NativeSelect } from '@mantine/core';
import { commissionPayers, commissionSeasons } from '@trattativa/domain/deals/contract-kinds';
import { mostInstalments } from '@trattativa/domain/deals/negotiation-limits';
import type { TermKey } from '@trattativa/domain/deals/offer-terms';
import { useController, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { DigitsField } from '../../ui/form/digits-field.tsx';
import type { TermsValues } from './offer-form-values.ts';

export type MoreOfCommission = Extract<
  TermKey,
  'commissionPayer' | 'commissionSeasons' | 'commissionInstalments'
>;

/** Who pays the commission, on what and in how many parts, once there is one. */
export function MoreOfCommissionFields() {
  const { t } = useTranslation('offers');
  const [amount, percent] = useWatch<TermsValues, ['commissionAmount', 'commissionPercent']>({
    name: ['commissionAmount', 'commissionPercent'],
  });
  if (amount === null && percent === null) return null;
  return (
    <>
      <Choice
        name="commissionPayer"
        usual="club"
        options={commissionPayers.map((payer) => ({ value: payer, label: t(`commission.payer.${payer}`) }))}
      />
      {percent !== null && (
        <Choice
          name="commissionSeasons"
          usual="firstSeason"
          options={commissionSeasons.map((base) => ({ value: base, label: t(`commission.seasons.${base}`) }))}
        />
      )}
      <DigitsField
        name="commissionInstalments"
        label={t('term.commissionInstalments')}
        most={mostInstalments}
        validate={(value: number | null) =>
          value === null ||
          (value >= 1 && value <= mostInstalments) ||
          t('form.oneTo', { max: mostInstalments })
        }
      />
    </>
  );
}

interface ChoiceProps {
  name: 'commissionPayer' | 'commissionSeasons';
  /** What holds as long as nothing else is chosen. */
  usual: string;
  options: { value: string; label: string }[];
}

function Choice({ name, usual, options }: ChoiceProps) {
  const { t } = useTranslation('offers');
  const { field } = useController<TermsValues, typeof name>({ name });
  return (
    <NativeSelect
      ref={field.ref}
      name={name}
      label={t(`term.${name}`)}
      data={options}
      value={field.value ?? usual}
      onBlur={field.onBlur}
      onChange={({ currentTarget: { value } }) => field.onChange(value === usual ? null : value)}
    />
  );
}
