import { Select } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { type FieldProps, type Option, useField } from '../field.ts';

interface SelectFieldProps extends FieldProps {
  options: readonly Option[];
  placeholder?: string;
  /** Enables the search by default if there are many options. */
  searchable?: boolean;
  clearable?: boolean;
  /** For options that the service finds while typing. */
  onSearch?: (typed: string) => void;
  /** The form holds numbers (ids of the catalogue) instead of strings. */
  numeric?: boolean;
}

/** A single choice; the value is the option's, or null. */
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
      // Do not open on focus: the focus moves to the first invalid field, and its list would cover the message.
      openOnFocus={false}
      // Pressing the selected option keeps it; the clear button clears it.
      allowDeselect={false}
      checkIconPosition="right"
    />
  );
}
