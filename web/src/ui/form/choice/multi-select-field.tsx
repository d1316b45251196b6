import { MultiSelect } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { type FieldProps, type Option, useField } from '../field.ts';

interface MultiSelectFieldProps extends FieldProps {
  options: readonly Option[];
  placeholder?: string;
  /** The largest number of choices; at that number all others are disabled, and `full` says so. */
  max?: number;
  /** The sentence shown when `max` is reached. */
  full?: string;
  onSearch?: (typed: string) => void;
  /** The form holds numbers (ids of the catalogue) instead of strings. */
  numeric?: boolean;
}

/** A multiple choice with search; the value is a list. */
export function MultiSelectField({
  options,
  placeholder,
  max,
  full,
  onSearch,
  numeric = false,
  ...props
}: MultiSelectFieldProps) {
  const { t } = useTranslation('shell');
  const { field, wrapper } = useField(props);
  const chosen = ((field.value ?? []) as (string | number)[]).map(String);
  const reached = max !== undefined && chosen.length >= max;
  return (
    <MultiSelect
      {...wrapper}
      {...field}
      description={reached && full !== undefined ? full : wrapper.description}
      data={[...options]}
      value={chosen}
      onChange={(next) => field.onChange(numeric ? next.map(Number) : next)}
      placeholder={chosen.length === 0 ? (placeholder ?? t('form.choose')) : undefined}
      searchable
      onSearchChange={onSearch}
      maxValues={max}
      clearable
      clearButtonProps={{ 'aria-label': t('form.clear') }}
      hidePickedOptions
      nothingFoundMessage={t('form.nothingFound')}
      limit={300}
    />
  );
}
