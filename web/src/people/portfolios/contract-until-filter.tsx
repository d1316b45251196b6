import { endsForSigning } from '@trattativa/contract/people/portfolios/filters-in-address';
import { seasonOf } from '@trattativa/domain/people/season';
import { isValidPlainDate } from '@trattativa/domain/platform/plain-date';
import { useTranslation } from 'react-i18next';
import { now } from '../../platform/clock/clock.ts';
import { useFormats } from '../../platform/i18n/use-formats.ts';
import { FilterSelect } from '../../ui/form/choice/filter-select.tsx';

/** The seasons ahead whose last day can be chosen. */
const seasonsAhead = [1, 2, 3];

/** The last day of a contract that still counts, the end of a season or of a calendar year; or those who may sign already. */
export function ContractUntilFilter({
  value,
  onChange,
}: {
  /** `YYYY-MM-DD`, `endsForSigning`, or empty. */
  value: string;
  onChange: (day: string) => void;
}) {
  const { t } = useTranslation('players');
  const { plainDate } = useFormats();
  const today = now().toISOString().slice(0, 10);
  const season = seasonOf(today);
  const days = new Set(
    seasonsAhead
      .flatMap((ahead) => [`${season + ahead}-06-30`, `${season + ahead}-12-31`])
      .concat(`${season}-12-31`, isValidPlainDate(value) ? value : [])
      .filter((day) => day >= today || day === value),
  );
  return (
    <FilterSelect
      label={t('filter.contractUntil')}
      value={value || null}
      any={t('filter.any')}
      options={[
        { value: endsForSigning, label: t('filter.maySign') },
        ...[...days].sort().map((day) => ({ value: day, label: t('filter.by', { date: plainDate(day) }) })),
      ]}
      onChange={(day) => onChange(day ?? '')}
    />
  );
}
