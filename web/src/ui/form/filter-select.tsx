import { NativeSelect } from '@mantine/core';
import type { Option } from './option.ts';

interface FilterSelectProps {
  label: string;
  /** Null: whatever it is. */
  value: string | null;
  /** What "whatever it is" is called. */
  any: string;
  options: readonly Option[];
  onChange: (next: string | null) => void;
  className?: string | undefined;
}

/** One choice of a filter, by the browser's own select: it opens fast everywhere, and a list need load no picker of ours. */
export function FilterSelect({ label, value, any, options, onChange, className }: FilterSelectProps) {
  return (
    <NativeSelect
      size="sm"
      className={className}
      label={label}
      value={value ?? ''}
      onChange={({ currentTarget }) => onChange(currentTarget.value === '' ? null : currentTarget.value)}
      data={[{ value: '', label: any }, ...options]}
    />
  );
}
