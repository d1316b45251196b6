import { useTranslation } from 'react-i18next';
import { DigitsField } from '../../ui/form/number/digits-field.tsx';
import classes from './enquiry-form.module.css';

/** The bounds of pay, euros gross a month, side by side; one of them may be empty, or both unless `required`. */
export function PayBoundsFields({ required = false }: { required?: boolean }) {
  const { t } = useTranslation('enquiries');
  return (
    <fieldset className={classes.pay}>
      <legend>{t('field.pay')}</legend>
      <div className={classes.bounds}>
        <DigitsField
          name="payFrom"
          label={t('field.payFrom')}
          unit="€"
          validate={(value: number | null, values) =>
            !required || value !== null || values.payTo !== null || t('problem.oneBound')
          }
        />
        <DigitsField
          name="payTo"
          label={t('field.payTo')}
          unit="€"
          validate={(value: number | null, values) =>
            value === null || values.payFrom === null || value >= values.payFrom || t('problem.order')
          }
        />
      </div>
    </fieldset>
  );
}
