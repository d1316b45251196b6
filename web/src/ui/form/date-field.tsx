import { ActionIcon, TextInput } from '@mantine/core';
import { IconCalendar } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { now } from '../../platform/clock/clock.ts';
import classes from './date-field.module.css';
import { type FieldProps, useField } from './field.ts';
import { readTypedDate, writeDate } from './typed-date.ts';

const wholeDate = /^\d{4}-\d\d-\d\d$/u;

interface DateFieldProps extends FieldProps {
  /** First and last date that may be chosen, `2008-07-03`. */
  min?: string;
  max?: string;
  autoComplete?: 'bday';
}

/**
 * A date by typing or by picking: day, month and year in one line, and the browser's own calendar behind the button. The
 * value is `2008-07-03`, or '' when empty; what is no date stays as it was typed and is named as such.
 */
export function DateField({ min, max, autoComplete, ...props }: DateFieldProps) {
  const { t, i18n } = useTranslation('shell');
  const separator = i18n.language === 'de' ? '.' : '/';
  const { field, wrapper } = useField(props, (value) => wholeDate.test(String(value)) || t('form.notADate'));
  const value = (field.value ?? '') as string;
  const [typed, setTyped] = useState<string | null>(null);
  const picker = useRef<HTMLInputElement>(null);
  const isWhole = wholeDate.test(value);
  return (
    <div className={classes.field}>
      <TextInput
        {...wrapper}
        name={field.name}
        ref={field.ref}
        value={typed ?? (isWhole ? writeDate(value, separator) : value)}
        placeholder={t('form.datePattern')}
        inputMode="numeric"
        autoComplete={autoComplete ?? 'off'}
        maxLength={10}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value);
          const read = readTypedDate(currentTarget.value, now().getFullYear());
          field.onChange(read ?? currentTarget.value);
        }}
        onBlur={() => {
          setTyped(null);
          field.onBlur();
        }}
        rightSection={
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={t('form.openCalendar')}
            disabled={props.disabled}
            onClick={() => picker.current?.showPicker()}
          >
            <IconCalendar size={18} stroke={1.75} />
          </ActionIcon>
        }
      />
      <input
        ref={picker}
        type="date"
        className={classes.picker}
        tabIndex={-1}
        aria-hidden="true"
        min={min}
        max={max}
        value={isWhole ? value : ''}
        onChange={({ currentTarget }) => {
          setTyped(null);
          field.onChange(currentTarget.value);
        }}
      />
    </div>
  );
}
