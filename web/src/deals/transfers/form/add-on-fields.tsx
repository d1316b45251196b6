import { Button, CloseButton } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { maxAddOns, triggerCounts } from '@trattativa/domain/deals/transfers/transfer-limits';
import { isCounted, triggerEvents } from '@trattativa/domain/deals/transfers/transfer-terms';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { SelectField } from '../../../ui/form/choice/select-field.tsx';
import { DigitsField } from '../../../ui/form/number/digits-field.tsx';
import { useFormRows } from '../../../ui/form/use-form-rows.ts';
import classes from './transfer-form.module.css';
import { emptyAddOn, type TransferValues } from './transfer-form-values.ts';

/** Payments that depend on what happens: the event, the amount for each, and the most they can sum to. */
export function AddOnFields() {
  const { t } = useTranslation('transfers');
  const form = useFormContext<TransferValues>();
  const { keys, append, remove } = useFormRows(form, 'addOns');
  const addOns = form.watch('addOns');
  return (
    <div className={classes.whole}>
      {keys.map((key, index) => {
        const event = addOns[index]?.event ?? 'appearances';
        return (
          <fieldset key={key} className={classes.addOn}>
            <legend>{t('form.addOn', { number: index + 1 })}</legend>
            <SelectField
              name={`addOns.${index}.event`}
              label={t('form.trigger')}
              clearable={false}
              options={triggerEvents.map((value) => ({ value, label: t(`event.${value}`) }))}
            />
            {isCounted(event) && (
              <DigitsField
                name={`addOns.${index}.count`}
                label={t('form.every')}
                max={triggerCounts.max}
                required
                validate={(count: number | null) =>
                  (count ?? 0) >= triggerCounts.min || t('form.oneTo', { max: triggerCounts.max })
                }
              />
            )}
            <DigitsField name={`addOns.${index}.amount`} label={t('form.amount')} unit="€" required />
            <DigitsField
              name={`addOns.${index}.cap`}
              label={t('form.cap')}
              unit="€"
              required
              validate={(cap: number | null, values) =>
                (cap ?? 0) >= ((values as TransferValues).addOns[index]?.amount ?? 0) || t('form.capTooLow')
              }
            />
            <CloseButton
              className={classes.remove}
              aria-label={t('form.removeAddOn', { number: index + 1 })}
              onClick={() => remove(index)}
            />
          </fieldset>
        );
      })}
      {keys.length < maxAddOns && (
        <Button
          variant="default"
          leftSection={<IconPlus size={18} aria-hidden="true" />}
          onClick={() => append(emptyAddOn)}
        >
          {t('form.addAddOn')}
        </Button>
      )}
    </div>
  );
}
