import { Group, Radio } from '@mantine/core';
import { commissionPays, maxInstalments } from '@trattativa/domain/deals/negotiation-limits';
import { maxEuros, maxPercent } from '@trattativa/domain/platform/number-limits';
import { useController, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { NativeSelectField } from '../../../ui/form/choice/native-select-field.tsx';
import { DigitsField } from '../../../ui/form/number/digits-field.tsx';
import classes from './commission-field.module.css';
import type { StartNegotiationValues } from './start-negotiation-values.ts';

/** The agent's commission: whole euros or a whole percentage, who pays it, and the number of instalments. */
export function CommissionField() {
  const { t } = useTranslation(['negotiation-start', 'negotiations', 'negotiation-course']);
  const { field } = useController<StartNegotiationValues, 'commissionIn'>({ name: 'commissionIn' });
  const inEuros = useWatch<StartNegotiationValues, 'commissionIn'>({ name: 'commissionIn' }) === 'euros';
  return (
    <>
      <div className={classes.field}>
        <DigitsField
          name="commission"
          label={t('negotiations:field.commission')}
          description={t('commissionHint')}
          unit={inEuros ? '€' : '%'}
          max={inEuros ? maxEuros : maxPercent}
          validate={(value: number | null) =>
            inEuros || value === null || value <= maxPercent || t('atMostPercent', { max: maxPercent })
          }
        />
        <Radio.Group aria-label={t('commissionIn')} value={field.value} onChange={field.onChange}>
          <Group gap="md">
            <Radio value="percent" label={t('inPercent')} />
            <Radio value="euros" label={t('inEuros')} />
          </Group>
        </Radio.Group>
      </div>
      {!inEuros && (
        <NativeSelectField
          name="commissionPay"
          label={t('commissionPay')}
          options={commissionPays.map((pay) => ({ value: pay, label: t(`negotiation-course:pay.${pay}`) }))}
        />
      )}
      <DigitsField
        name="instalments"
        label={t('instalments')}
        max={maxInstalments}
        validate={(value: number | null) =>
          value === null ||
          (value >= 1 && value <= maxInstalments) ||
          t('atMostInstalments', { max: maxInstalments })
        }
      />
    </>
  );
}
