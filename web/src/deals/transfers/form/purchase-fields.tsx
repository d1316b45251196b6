import { triggerCounts } from '@trattativa/domain/deals/transfers/transfer-limits';
import { isCounted, triggerEvents } from '@trattativa/domain/deals/transfers/transfer-terms';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { SelectField } from '../../../ui/form/choice/select-field.tsx';
import { DateField } from '../../../ui/form/date/date-field.tsx';
import { DigitsField } from '../../../ui/form/number/digits-field.tsx';
import type { TransferValues } from './transfer-form-values.ts';

/** What makes a loan permanent: nothing, an option until a day, or an obligation with what it depends on, until a day. */
export function PurchaseFields({ ahead }: { ahead: (day: string) => true | string }) {
  const { t } = useTranslation('transfers');
  const { watch } = useFormContext<TransferValues>();
  const [purchase, trigger] = watch(['purchase', 'trigger']);
  return (
    <>
      <SelectField
        name="purchase"
        label={t('form.purchase')}
        clearable={false}
        options={[
          { value: 'none', label: t('form.noPurchase') },
          { value: 'option', label: t('form.option') },
          { value: 'obligation', label: t('form.obligation') },
        ]}
      />
      {purchase !== 'none' && (
        <DigitsField name="purchaseAmount" label={t('form.purchaseAmount')} unit="€" required />
      )}
      {purchase === 'option' && (
        <DateField name="purchaseUntil" label={t('form.purchaseUntil')} validate={ahead} />
      )}
      {purchase === 'obligation' && (
        <SelectField
          name="trigger"
          label={t('form.trigger')}
          clearable={false}
          options={[
            { value: 'none', label: t('event.none') },
            ...triggerEvents.map((event) => ({ value: event, label: t(`event.${event}`) })),
          ]}
        />
      )}
      {purchase === 'obligation' && trigger !== 'none' && (
        <DateField
          name="purchaseUntil"
          label={t('form.obligationUntil')}
          description={t('form.obligationUntilHint')}
          validate={ahead}
        />
      )}
      {purchase === 'obligation' && trigger !== 'none' && isCounted(trigger) && (
        <DigitsField
          name="triggerCount"
          label={t('form.count')}
          max={triggerCounts.max}
          required
          validate={(count: number | null) =>
            (count ?? 0) >= triggerCounts.min || t('form.oneTo', { max: triggerCounts.max })
          }
        />
      )}
    </>
  );
}
