import { TextInput } from '@mantine/core';
import { ages } from '@trattativa/domain/people/record-limits';
import { useTranslation } from 'react-i18next';
import { FilterRange } from '../../ui/filter/filter-range.tsx';
import { digitsOf, readDigits } from '../../ui/form/number/digits.ts';

interface AgeBounds {
  ageFrom: number | null;
  ageTo: number | null;
}

interface AgeRangeProps {
  filters: AgeBounds;
  setFilters: (change: Partial<AgeBounds>, how?: 'typing') => void;
}

/** The youngest and the oldest age, in one chip. */
export function AgeRange({ filters, setFilters }: AgeRangeProps) {
  const { t } = useTranslation('players');
  const { ageFrom: from, ageTo: to } = filters;
  const value =
    from !== null && to !== null
      ? t('ages.between', { from, to })
      : from !== null
        ? t('ages.from', { from })
        : to !== null
          ? t('ages.to', { to })
          : null;
  const field = (label: string, name: keyof AgeBounds) => (
    <TextInput
      size="sm"
      label={label}
      value={filters[name] ?? ''}
      inputMode="numeric"
      maxLength={digitsOf(ages.max)}
      onChange={({ currentTarget }) =>
        setFilters({ [name]: readDigits(currentTarget.value, ages.max) }, 'typing')
      }
    />
  );
  return (
    <FilterRange
      name={t('field.age')}
      value={value}
      onClear={() => setFilters({ ageFrom: null, ageTo: null })}
    >
      {field(t('filter.ageFrom'), 'ageFrom')}
      {field(t('filter.ageTo'), 'ageTo')}
    </FilterRange>
  );
}
