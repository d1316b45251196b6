import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { DateField } from '../../../ui/form/date/date-field.tsx';
import { isMinorOn } from './age.ts';
import { EmailField } from './email-field.tsx';
import classes from './register-form.module.css';

/** A player's date of birth; under 18 also the guardian who must confirm. */
export default function BirthFields({ today }: { today: string }) {
  const { t } = useTranslation('accounts');
  const { control } = useFormContext();
  const bornDate = useWatch({ control, name: 'bornDate' }) as string;
  return (
    <div className={classes.pair}>
      <DateField
        name="bornDate"
        label={t('bornDate')}
        required
        max={today}
        autoComplete="bday"
        validate={(value: string) => value <= today || t('bornInFuture')}
      />
      {isMinorOn(bornDate, today) && (
        <EmailField
          name="guardianEmail"
          label={t('guardianEmail')}
          description={t('guardianWhy')}
          autoComplete="off"
        />
      )}
    </div>
  );
}
