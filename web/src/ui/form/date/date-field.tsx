import { useTranslation } from 'react-i18next';
import { now } from '../../../platform/clock/clock.ts';
import { type FieldProps, useField } from '../field.ts';
import { DateInput } from './date-input.tsx';
import { isNoSuchDay, isWholeDate } from './typed-date.ts';

interface DateFieldProps extends FieldProps {
  /** First and last allowed date, `2008-07-03`. */
  min?: string;
  max?: string;
  autoComplete?: 'bday';
}

/** A date field of a form: `2008-07-03`, or '' when empty. Invalid input stays as typed and is reported as invalid. */
export function DateField({ min, max, autoComplete, ...props }: DateFieldProps) {
  const { t } = useTranslation('shell');
  const { field, wrapper } = useField(props, (value) => {
    const typed = String(value);
    if (isWholeDate(typed)) return true;
    return isNoSuchDay(typed, now().getFullYear())
      ? t('form.noSuchDay', { date: typed.trim() })
      : t('form.notADate');
  });
  return (
    <DateInput
      {...wrapper}
      name={field.name}
      ref={field.ref}
      value={(field.value ?? '') as string}
      onValue={field.onChange}
      onBlur={field.onBlur}
      autoComplete={autoComplete ?? 'off'}
      min={min}
      max={max}
    />
  );
}
