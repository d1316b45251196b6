import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { accountKinds } from './account-kinds.ts';
import classes from './kind-picker.module.css';

/** Who registers: one radio for each kind, with a line on what it does here. */
export function KindPicker() {
  const { t } = useTranslation('accounts');
  const { register, control } = useFormContext();
  const chosen = useWatch({ control, name: 'kind' }) as string;
  return (
    <fieldset className={classes.kinds}>
      <legend className={classes.legend}>{t('register.kind')}</legend>
      {accountKinds.map(({ kind }) => (
        <label key={kind} className={classes.kind} data-chosen={kind === chosen || undefined}>
          <input type="radio" value={kind} className={classes.radio} {...register('kind')} />
          <span>
            <strong>{t(`kind.${kind}.name`)}</strong>
            <span className={classes.text}>{t(`kind.${kind}.text`)}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
