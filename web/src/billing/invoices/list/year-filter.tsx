import { useTranslation } from 'react-i18next';
import { now } from '../../../platform/clock/clock.ts';
import { FilterSelect } from '../../../ui/form/choice/filter-select.tsx';

/** As long as invoices are kept. */
const yearsBack = 10;

/** The year of invoices. */
export function YearFilter({
  year,
  onChange,
}: {
  year: number | null;
  onChange: (year: number | null) => void;
}) {
  const { t } = useTranslation('invoices');
  const thisYear = now().getFullYear();
  return (
    <FilterSelect
      label={t('filter.year')}
      value={year === null ? null : String(year)}
      any={t('filter.anyYear')}
      options={Array.from({ length: yearsBack }, (_, back) => String(thisYear - back)).map((one) => ({
        value: one,
        label: one,
      }))}
      onChange={(next) => onChange(next === null ? null : Number(next))}
    />
  );
}
