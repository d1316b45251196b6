import { maxAmountLength } from '@trattativa/domain/people/rules/rule-limits';
import { useTranslation } from 'react-i18next';
import type { FieldProps } from '../../../ui/form/field.ts';
import { TextField } from '../../../ui/form/text-field.tsx';
import { readAmount } from './read-amount.ts';

/** An amount with up to two decimals; the value is what was typed. */
export function AmountField(props: Omit<FieldProps, 'validate'>) {
  const { t } = useTranslation('rules');
  return (
    <TextField
      {...props}
      maxLength={maxAmountLength}
      validate={(typed: string) => typed.trim() === '' || readAmount(typed) !== null || t('notAmount')}
    />
  );
}
