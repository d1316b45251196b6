import { Group, Radio } from '@mantine/core';
import { maxEuros, maxPercent } from '@trattativa/domain/platform/number-limits';
import { useController, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormPart } from '../../ui/form/form-part.tsx';
import { DigitsField } from '../../ui/form/number/digits-field.tsx';
import type { FeeValues } from './paper/paper-values.ts';

/** What the player pays the agent: a part of the pay, or an amount. */
export function FeeFields() {
  const { t } = useTranslation('mandates');
  const { field } = useController<FeeValues, 'feeIn'>({ name: 'feeIn' });
  const inEuros = useWatch<FeeValues, 'feeIn'>({ name: 'feeIn' }) === 'euros';
  return (
    <FormPart title={t('form.fee')} hint={t('form.feeHint')}>
      <DigitsField
        name="fee"
        label={t(inEuros ? 'form.feeAmount' : 'form.feePercent')}
        unit={inEuros ? '€' : '%'}
        max={inEuros ? maxEuros : maxPercent}
      />
      <Radio.Group aria-label={t('form.fee')} value={field.value} onChange={field.onChange}>
        <Group gap="md">
          <Radio value="percent" label={t('form.feePercent')} />
          <Radio value="euros" label={t('form.feeAmount')} />
        </Group>
      </Radio.Group>
    </FormPart>
  );
}
