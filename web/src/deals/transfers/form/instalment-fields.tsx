import { maxInstalments } from '@trattativa/domain/deals/transfers/transfer-limits';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../platform/i18n/use-formats.ts';
import { FilterSelect } from '../../../ui/form/choice/filter-select.tsx';
import { DateField } from '../../../ui/form/date/date-field.tsx';
import { DigitsField } from '../../../ui/form/number/digits-field.tsx';
import classes from './transfer-form.module.css';
import { inParts, restOf, type TransferValues } from './transfer-form-values.ts';

const counts = Array.from({ length: maxInstalments - 1 }, (_, index) => String(index + 2));

/** The compensation in dated instalments; the last one takes the rest, so that they always sum to it. */
export function InstalmentFields() {
  const { t } = useTranslation('transfers');
  const { money } = useFormats();
  const { watch, setValue } = useFormContext<TransferValues>();
  const [compensation, instalments] = watch(['compensation', 'instalments']);
  const rest = restOf({ compensation, instalments });
  const last = instalments.length - 1;
  return (
    <>
      <DigitsField name="compensation" label={t('term.compensation')} unit="€" required />
      {(compensation ?? 0) > 0 && (
        <>
          <FilterSelect
            label={t('form.instalmentCount')}
            value={instalments.length === 1 ? null : String(instalments.length)}
            any="1"
            options={counts.map((value) => ({ value, label: value }))}
            onChange={(next) =>
              setValue('instalments', inParts({ compensation, instalments }, Number(next ?? 1)), {
                shouldDirty: true,
              })
            }
          />
          {instalments.map((_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place in the plan
            <fieldset key={index} className={classes.part}>
              <legend>{t('form.instalment', { number: index + 1 })}</legend>
              <DateField
                name={`instalments.${index}.dueOn`}
                label={t('form.dueOn', { number: index + 1 })}
                required
              />
              {index < last ? (
                <DigitsField
                  name={`instalments.${index}.amount`}
                  label={t('form.part', { number: index + 1 })}
                  unit="€"
                  required
                />
              ) : (
                <p className={classes.rest} data-wrong={rest <= 0 || undefined}>
                  {rest <= 0 ? t('form.restWrong') : t('form.rest', { amount: money(rest / 100) })}
                </p>
              )}
            </fieldset>
          ))}
        </>
      )}
    </>
  );
}
