import { Select } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { type FieldProps, useField } from './field.ts';
import type { Option } from './option.ts';

interface SelectFieldProps extends FieldProps {
  options: readonly Option[];
  placeholder?: string;
  /** On when there are many. */
  searchable?: boolean;
  clearable?: boolean;
  /** For options that come from the service as one types. */
  onSearch?: (typed: string) => void;
  /** The form holds numbers (ids of the catalogue) instead of strings. */
  numeric?: boolean;
}

/** One of many; the value is the option's, or null. */
export function SelectField({
  options,
  searchable = options.length > 8,
  clearable,
  numeric = false,
  onSearch,
  placeholder,
  ...props
}: SelectFieldProps) {
  const { field, wrapper } = useField(props);
  const { t } = useTranslation('shell');
  const value = field.value as string | number | null | undefined;
  return (
    <Select
      {...wrapper}
      {...field}
      data={[...options]}
      value={value === null || value === undefined || value === '' ? null : String(value)}
      onChange={(next) => field.onChange(next === null ? null : numeric ? Number(next) : next)}
      placeholder={placeholder ?? t('form.choose')}
      searchable={searchable}
      onSearchChange={onSearch}
      clearable={clearable ?? props.required !== true}
      clearButtonProps={{ 'aria-label': t('form.clear') }}
      nothingFoundMessage={t('form.nothingFound')}
      limit={300}
      // The focus goes to the first field that is wrong: its list would cover what is said of it.
      openOnFocus={false}
      // Choosing what is chosen already keeps it; emptying has its own button.
      allowDeselect={false}
      checkIconPosition="right"
    />
  );
}
