import { useTranslation } from 'react-i18next';
import { DateInput } from './date-input.tsx';
import { type FieldProps, useField } from './field.ts';
import { isWholeDate } from './typed-date.ts';

interface DateFieldProps extends FieldProps {
  /** First and last date that may be chosen, `2008-07-03`. */
  min?: string;
  max?: string;
  autoComplete?: 'bday';
}

/** A date of a form: `2008-07-03`, or '' when empty; what is no date stays as it was typed and is named as such. */
export function DateField({ min, max, autoComplete, ...props }: DateFieldProps) {
  const { t } = useTranslation('shell');
  const { field, wrapper } = useField(props, (value) => isWholeDate(String(value)) || t('form.notADate'));
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
