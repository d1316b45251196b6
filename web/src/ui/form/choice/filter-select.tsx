import { NativeSelect } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import type { Option } from '../field.ts';

interface FilterSelectProps {
  label: string;
  /** Null: any. */
  value: string | null;
  /** The label of "any". */
  any: string;
  options: readonly Option[];
  onChange: (next: string | null) => void;
}

/** A filter with one choice, as a native select: it opens fast everywhere and needs no Mantine picker. */
export function FilterSelect({ label, value, any, options, onChange }: FilterSelectProps) {
  return (
    <NativeSelect
      size="sm"
      label={label}
      rightSection={<IconChevronDown size={14} stroke={2} aria-hidden="true" />}
      value={value ?? ''}
      onChange={({ currentTarget }) => onChange(currentTarget.value === '' ? null : currentTarget.value)}
      data={[{ value: '', label: any }, ...options]}
    />
  );
}
