import { transferKinds } from '@trattativa/domain/deals/transfers/transfer-terms';
import { maxPercent } from '@trattativa/domain/platform/number-limits';
import { maxCommentsLength } from '@trattativa/domain/platform/text-limits';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { now } from '../../../platform/clock/clock.ts';
import { Segments } from '../../../ui/filter/segments.tsx';
import { CheckboxField } from '../../../ui/form/choice/checkbox-field.tsx';
import { DateField } from '../../../ui/form/date/date-field.tsx';
import { FormPart } from '../../../ui/form/form-part.tsx';
import { DigitsField } from '../../../ui/form/number/digits-field.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { AddOnFields } from './add-on-fields.tsx';
import { FoldedFurther } from './folded-further.tsx';
import { InstalmentFields } from './instalment-fields.tsx';
import { PurchaseFields } from './purchase-fields.tsx';
import classes from './transfer-form.module.css';
import { mayStay, type TransferValues } from './transfer-form-values.ts';

/** All terms between two clubs; what does not belong to the chosen kind is not shown. */
export function TransferFields() {
  const { t } = useTranslation('transfers');
  const { watch, setValue } = useFormContext<TransferValues>();
  const [kind, purchase] = watch(['kind', 'purchase']);
  const today = now().toLocaleDateString('en-CA');
  const ahead = (day: string) => day === '' || day > today || t('form.dayIsOver');
  return (
    <>
      <FormPart title={t('form.what')}>
        <div className={classes.whole}>
          <Segments
            label={t('term.kind')}
            value={kind}
            options={transferKinds.map((value) => ({ value, label: t(`kind.${value}`) }))}
            onChange={(next) => setValue('kind', next, { shouldDirty: true })}
          />
        </div>
        {kind === 'loan' && (
          <>
            <DateField name="until" label={t('term.until')} min={today} validate={ahead} required />
            <DigitsField
              name="wageSharePercent"
              label={t('term.wageSharePercent')}
              unit="%"
              max={maxPercent}
              required
            />
            <PurchaseFields ahead={ahead} />
          </>
        )}
      </FormPart>
      <FormPart title={t('form.money')} hint={t('form.moneyHint')}>
        <InstalmentFields />
      </FormPart>
      <FormPart title={t('term.addOns')}>
        <AddOnFields />
      </FormPart>
      {mayStay({ kind, purchase }) && (
        <FormPart title={t('form.later')} hint={t('form.laterHint')}>
          <DigitsField name="sellOnPercent" label={t('term.sellOnPercent')} unit="%" max={maxPercent} />
          <div className={classes.check}>
            <CheckboxField name="matchingRight" label={t('term.matchingRight')} />
          </div>
          <DigitsField
            name="buyBackAmount"
            label={t('form.buyBackAmount')}
            unit="€"
            validate={(amount: number | null, values) =>
              amount !== null || values.buyBackUntil === '' || t('form.bothOfBuyBack')
            }
          />
          <DateField
            name="buyBackUntil"
            label={t('form.buyBackUntil')}
            min={today}
            validate={(day: string, values) => {
              if (day === '' && values.buyBackAmount !== null) return t('form.bothOfBuyBack');
              return ahead(day);
            }}
          />
        </FormPart>
      )}
      <FoldedFurther ahead={ahead} />
      <FormPart title={t('term.comments')}>
        <div className={classes.whole}>
          <TextField name="comments" label={t('term.comments')} lines={4} maxLength={maxCommentsLength} />
        </div>
      </FormPart>
    </>
  );
}
