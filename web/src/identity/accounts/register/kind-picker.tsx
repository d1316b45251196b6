import { useTranslation } from 'react-i18next';
import { type AccountKind, accountKinds } from './account-kinds.ts';
import classes from './kind-picker.module.css';

interface KindPickerProps {
  chosen: AccountKind | null;
  onChoose: (kind: AccountKind) => void;
}

/** The kind of user who registers: one radio button each, with a line on what that kind does here. */
export function KindPicker({ chosen, onChoose }: KindPickerProps) {
  const { t } = useTranslation('accounts');
  return (
    <fieldset className={classes.kinds}>
      <legend className={classes.legend}>{t('register.kind')}</legend>
      {accountKinds.map(({ kind }) => (
        <label key={kind} className={classes.kind} data-chosen={kind === chosen || undefined}>
          <input
            type="radio"
            name="kind"
            value={kind}
            className={classes.radio}
            checked={kind === chosen}
            onChange={() => onChoose(kind)}
          />
          <span>
            <strong>{t(`kind.${kind}.name`)}</strong>
            <span className={classes.text}>{t(`kind.${kind}.text`)}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
