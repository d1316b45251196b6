import { isValidPlainDate } from '@trattativa/domain/platform/plain-date';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../platform/i18n/use-formats.ts';
import { FilterRange } from '../../filter/filter-range.tsx';
import { DateFilter } from './date-filter.tsx';

interface DateRangeFilterProps {
  /** The name of the filter, and the labels of its two fields. */
  name: string;
  labels: { from: string; to: string };
  /** `2008-07-03`, or '' when unset. */
  from: string;
  to: string;
  onChange: (change: { from?: string; to?: string }) => void;
}

/** The first and the last day of a period, in one chip. */
export function DateRangeFilter({ name, labels, from, to, onChange }: DateRangeFilterProps) {
  const { t } = useTranslation('ui');
  const { shortPlainDate: day } = useFormats();
  const [hasFrom, hasTo] = [isValidPlainDate(from), isValidPlainDate(to)];
  const value =
    hasFrom && hasTo
      ? t('days.between', { from: day(from), to: day(to) })
      : hasFrom
        ? t('days.from', { from: day(from) })
        : hasTo
          ? t('days.to', { to: day(to) })
          : null;
  return (
    <FilterRange name={name} value={value} onClear={() => onChange({ from: '', to: '' })}>
      <DateFilter label={labels.from} value={from} onChange={(next) => onChange({ from: next })} />
      <DateFilter label={labels.to} value={to} onChange={(next) => onChange({ to: next })} />
    </FilterRange>
  );
}
