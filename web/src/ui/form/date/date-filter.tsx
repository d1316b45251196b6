import { useState } from 'react';
import { DateInput } from './date-input.tsx';
import { isWholeDate } from './typed-date.ts';

interface DateFilterProps {
  label: string;
  /** `2008-07-03`, or '' when unset. */
  value: string;
  onChange: (value: string) => void;
}

/** A date filter. It applies only complete dates. */
export function DateFilter({ label, value, onChange }: DateFilterProps) {
  const [half, setHalf] = useState('');
  return (
    <DateInput
      size="sm"
      label={label}
      value={value || half}
      onValue={(next) => {
        const asked = isWholeDate(next) ? next : '';
        setHalf(asked === '' ? next : '');
        if (asked !== value) onChange(asked);
      }}
      onBlur={() => setHalf('')}
    />
  );
}
