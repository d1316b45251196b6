import { requestStatuses } from '@trattativa/domain/market/request-statuses';
import { levels } from '@trattativa/domain/people/levels';
import { playerRoles } from '@trattativa/domain/people/player-roles';
import { useTranslation } from 'react-i18next';
import { usePlayerWords } from '../../people/players.ts';
import { FilterSelect } from '../../ui/form/choice/filter-select.tsx';
import { useCountryOptions } from '../../ui/places/use-country-options.ts';
import type { RequestFilters } from './request-filters.ts';

export interface RequestFilterFieldsProps {
  filters: RequestFilters;
  setFilters: (change: Partial<RequestFilters>, how?: 'typing') => void;
}

/** The common filters of the requests. Each choice goes into the address at once. */
export function RequestFilterFields({
  filters,
  setFilters,
  showsStatus,
}: RequestFilterFieldsProps & { showsStatus: boolean }) {
  const { t } = useTranslation(['requests', 'catalogue', 'request-form']);
  const countryOptions = useCountryOptions();
  const levelName = usePlayerWords().optionIn(filters.country);
  const choice = useChoice(filters, setFilters);
  return (
    <>
      {choice('role', playerRoles, (id) => t(`catalogue:playerRole.${id}`))}
      <FilterSelect
        label={t('field.level')}
        value={filters.level === null ? null : String(filters.level)}
        any={t('request-form:form.any')}
        options={levels.map((id) => ({ value: String(id), label: levelName(id) }))}
        onChange={(next) => setFilters({ level: next === null ? null : Number(next) })}
      />
      <FilterSelect
        label={t('field.country')}
        value={filters.country === '' ? null : filters.country}
        any={t('request-form:form.any')}
        options={countryOptions}
        onChange={(country) => setFilters({ country: country ?? '' })}
      />
      {showsStatus && choice('status', requestStatuses, (id) => t(`catalogue:requestStatus.${id}`))}
    </>
  );
}

/** One choice of a catalogue. */
export function useChoice(filters: RequestFilters, setFilters: RequestFilterFieldsProps['setFilters']) {
  const { t } = useTranslation(['requests', 'request-form']);
  return <Id extends string>(
    name: 'role' | 'status' | 'delivery',
    ids: readonly Id[],
    word: (id: Id) => string,
  ) => (
    <FilterSelect
      label={t(`requests:field.${name}`)}
      value={filters[name] === null ? null : String(filters[name])}
      any={t('request-form:form.any')}
      options={ids.map((id) => ({ value: String(id), label: word(id) }))}
      onChange={(next) => setFilters({ [name]: next === null ? null : Number(next) })}
    />
  );
}
