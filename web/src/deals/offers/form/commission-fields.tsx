import { NativeSelect } from '@mantine/core';
import { maxInstalments } from '@trattativa/domain/deals/negotiation-limits';
import type { ContractPerson } from '@trattativa/domain/deals/offers/contract-checks';
import {
  type CommissionPayer,
  commissionSeasons,
  payersOf,
} from '@trattativa/domain/deals/offers/contract-kinds';
import { maxPercent } from '@trattativa/domain/platform/number-limits';
import { useController, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { DigitsField } from '../../../ui/form/number/digits-field.tsx';
import { useOfferWords } from '../use-offer-words.ts';
import type { TermsValues } from './offer-form-values.ts';
import { useUpTo } from './term-field.tsx';

/** The commission in euros or in percent; once there is one, who pays it, on what and in how many parts. */
export function CommissionFields({ person }: { person: Pick<ContractPerson, 'isPlayer'> }) {
  const { t } = useTranslation('offers');
  const [amount, percent] = useWatch<TermsValues, ['commissionAmount', 'commissionPercent']>({
    name: ['commissionAmount', 'commissionPercent'],
  });
  return (
    <>
      <DigitsField name="commissionAmount" label={t('term.commissionAmount')} unit="€" />
      <DigitsField
        name="commissionPercent"
        label={t('term.commissionPercent')}
        unit="%"
        max={maxPercent}
        validate={(value: number | null, values) => {
          if (value !== null && value > maxPercent) return t('form.oneTo', { max: maxPercent });
          const both = value !== null && (values as TermsValues).commissionAmount !== null;
          return !both || t('form.eitherCommission');
        }}
      />
      {(amount !== null || percent !== null) && (
        <MoreOfCommission payers={payersOf(person)} isPercent={percent !== null} />
      )}
    </>
  );
}

function MoreOfCommission({ payers, isPercent }: { payers: readonly CommissionPayer[]; isPercent: boolean }) {
  const { t } = useTranslation('offers');
  const words = useOfferWords();
  const upTo = useUpTo();
  return (
    <>
      {payers.length > 1 && (
        <Choice
          name="commissionPayer"
          usual="club"
          options={payers.map((payer) => ({
            value: payer,
            label: words.choice('commissionPayer', payer),
          }))}
        />
      )}
      {isPercent && (
        <Choice
          name="commissionSeasons"
          usual="firstSeason"
          options={commissionSeasons.map((base) => ({
            value: base,
            label: words.choice('commissionSeasons', base),
          }))}
        />
      )}
      <DigitsField
        name="commissionInstalments"
        label={t('term.commissionInstalments')}
        max={maxInstalments}
        validate={upTo(maxInstalments)}
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
