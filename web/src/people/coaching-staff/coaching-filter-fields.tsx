import { categories } from '@trattativa/domain/people/categories';
import { coachingStaffRoles } from '@trattativa/domain/people/coaching-staff-roles';
import { levels } from '@trattativa/domain/people/levels';
import { qualifications } from '@trattativa/domain/people/qualifications';
import { useTranslation } from 'react-i18next';
import { ToggleChip } from '../../ui/filter/toggle-chip.tsx';
import { FilterSelect } from '../../ui/form/choice/filter-select.tsx';
import { useCountryOptions } from '../../ui/places/use-country-options.ts';
import { type CoachingFilters, coachingOrigins } from './coaching-filters.ts';
import { useCoachingStaffWords } from './use-coaching-staff-words.ts';

interface CoachingFilterFieldsProps {
  filters: CoachingFilters;
  setFilters: (change: Partial<CoachingFilters>) => void;
}

/** The common filters of the coaching portfolio. Each choice goes into the address at once. */
export function CoachingFilterFields({ filters, setFilters }: CoachingFilterFieldsProps) {
  const { t } = useTranslation('coaching-staff');
  const words = useCoachingStaffWords();
  const choice = useChoice(filters, setFilters);
  return (
    <>
      {choice('role', coachingStaffRoles, words.role)}
      {choice('qualification', qualifications, words.qualification)}
      {choice('level', levels, words.levelOption)}
      <ToggleChip
        label={t('filter.available')}
        chosen={filters.available}
        onChange={(available) => setFilters({ available })}
      />
    </>
  );
}

/** The other filters: category, country, whose records, those that lack something. */
export function FurtherCoachingFields({ filters, setFilters }: CoachingFilterFieldsProps) {
  const { t } = useTranslation('coaching-staff');
  const words = useCoachingStaffWords();
  const countries = useCountryOptions();
  const choice = useChoice(filters, setFilters);
  return (
    <>
      {choice('category', categories, words.category)}
      <FilterSelect
        label={t('filter.country')}
        value={filters.country || null}
        any={t('filter.any')}
        options={countries}
        onChange={(country) => setFilters({ country: country ?? '' })}
      />
      <FilterSelect
        label={t('filter.origin')}
        value={filters.origin || null}
        any={t('origin.all')}
        options={coachingOrigins.map((origin) => ({ value: origin, label: t(`origin.${origin}`) }))}
        onChange={(origin) => setFilters({ origin: origin ?? '' })}
      />
      <ToggleChip
        label={t('filter.incomplete')}
        chosen={filters.incomplete}
        onChange={(incomplete) => setFilters({ incomplete })}
      />
    </>
  );
}

/** One choice of a catalogue. */
function useChoice(filters: CoachingFilters, setFilters: CoachingFilterFieldsProps['setFilters']) {
  const { t } = useTranslation('coaching-staff');
  return <Id extends string | number>(
    name: 'role' | 'qualification' | 'category' | 'level',
    ids: readonly Id[],
    word: (id: Id) => string,
  ) => (
    <FilterSelect
      label={t(`filter.${name}`)}
      value={filters[name] === null ? null : String(filters[name])}
      any={t('filter.any')}
      options={ids.map((id) => ({ value: String(id), label: word(id) }))}
      onChange={(next) => setFilters({ [name]: next === null ? null : Number(next) })}
    />
  );
}
