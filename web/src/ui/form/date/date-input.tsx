import { ActionIcon, TextInput, type TextInputProps } from '@mantine/core';
import { IconCalendar } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { now } from '../../../platform/clock/clock.ts';
import classes from './date-input.module.css';
import { isWholeDate, readTypedDate, writeDate } from './typed-date.ts';

interface DateInputProps extends Omit<TextInputProps, 'value' | 'onChange'> {
  /** `2008-07-03`, '' when empty, or invalid input as typed. */
  value: string;
  onValue: (value: string) => void;
  /** First and last date that can be picked, `2008-07-03`. */
  min?: string | undefined;
  max?: string | undefined;
}

/**
 * A date to type or pick: day, month and year in one line in the reader's format, and the browser's calendar
 * behind the button.
 */
export function DateInput({ value, onValue, min, max, onBlur, ...input }: DateInputProps) {
  const { t, i18n } = useTranslation('shell');
  const separator = i18n.language === 'de' ? '.' : '/';
  const [typed, setTyped] = useState<string | null>(null);
  const picker = useRef<HTMLInputElement>(null);
  const isWhole = isWholeDate(value);
  return (
    <div className={classes.field}>
      <TextInput
        placeholder={t('form.datePattern')}
        inputMode="numeric"
        autoComplete="off"
        maxLength={'dd/mm/yyyy'.length}
        {...input}
        value={typed ?? (isWhole ? writeDate(value, separator) : value)}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value);
          onValue(readTypedDate(currentTarget.value, now().getFullYear()) ?? currentTarget.value);
        }}
        onBlur={(event) => {
          setTyped(null);
          onBlur?.(event);
        }}
        rightSection={
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={t('form.openCalendar')}
            disabled={input.disabled}
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
          onValue(currentTarget.value);
        }}
      />
    </div>
  );
}
