import { Checkbox } from '@mantine/core';
import { categories } from '@trattativa/domain/people/categories';
import { coachingStaffRoles } from '@trattativa/domain/people/coaching-staff-roles';
import { levels } from '@trattativa/domain/people/levels';
import { qualifications } from '@trattativa/domain/people/qualifications';
import { useTranslation } from 'react-i18next';
import { FilterSelect } from '../../ui/form/filter-select.tsx';
import { useCountryOptions } from '../../ui/places/use-country-options.ts';
import classes from './coaching-filter-fields.module.css';
import { type CoachingFilters, coachingOrigins } from './coaching-filters.ts';
import { useCoachingStaffWords } from './use-coaching-staff-words.ts';

interface CoachingFilterFieldsProps {
  filters: CoachingFilters;
  setFilters: (change: Partial<CoachingFilters>) => void;
}

/** The filters of the coaching portfolio. Each choice goes into the address at once. */
export function CoachingFilterFields({ filters, setFilters }: CoachingFilterFieldsProps) {
  const { t } = useTranslation('coaching-staff');
  const words = useCoachingStaffWords();
  const countries = useCountryOptions();
  const any = t('filter.any');
  const choice = (
    name: 'role' | 'qualification' | 'category' | 'level',
    ids: readonly number[],
    word: (id: number) => string,
  ) => (
    <FilterSelect
      label={t(`filter.${name}`)}
      value={filters[name] === null ? null : String(filters[name])}
      any={any}
      options={ids.map((id) => ({ value: String(id), label: word(id) }))}
      onChange={(next) => setFilters({ [name]: next === null ? null : Number(next) })}
    />
  );
  const flag = (name: 'available' | 'incomplete') => (
    <Checkbox
      size="sm"
      label={t(`filter.${name}`)}
      checked={filters[name]}
      onChange={({ currentTarget }) => setFilters({ [name]: currentTarget.checked })}
    />
  );
  return (
    <>
      {choice('role', coachingStaffRoles, words.role)}
      {choice('qualification', qualifications, words.qualification)}
      {choice('category', categories, words.category)}
      {choice('level', levels, words.levelOption)}
      <FilterSelect
        label={t('filter.country')}
        value={filters.country || null}
        any={any}
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
      <div className={classes.flags}>
        {flag('available')}
        {flag('incomplete')}
      </div>
    </>
  );
}
