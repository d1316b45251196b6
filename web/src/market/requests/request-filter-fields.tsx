import { TextInput } from '@mantine/core';
import { deliveryStatuses } from '@trattativa/domain/market/delivery-statuses';
import { quotas } from '@trattativa/domain/market/request-limits';
import { requestStatuses } from '@trattativa/domain/market/request-statuses';
import { moveKinds } from '@trattativa/domain/people/contract-facts';
import { levels } from '@trattativa/domain/people/levels';
import { playerRoles } from '@trattativa/domain/people/player-roles';
import { ages } from '@trattativa/domain/people/record-limits';
import { useTranslation } from 'react-i18next';
import { usePlayerWords } from '../../people/players.ts';
import { digitsOf, mostTypedEuros, readDigits } from '../../ui/form/digits.ts';
import { FilterSelect } from '../../ui/form/filter-select.tsx';
import { useCountryOptions } from '../../ui/places/use-country-options.ts';
import type { RequestFilters } from './request-filters.ts';
import { useRequestWords } from './use-request-words.ts';

interface RequestFilterFieldsProps {
  filters: RequestFilters;
  setFilters: (change: Partial<RequestFilters>, how?: 'typing') => void;
}

/** The common filters of the requests. Each choice goes into the address at once. */
export function RequestFilterFields({
  filters,
  setFilters,
  showsStatus,
}: RequestFilterFieldsProps & { showsStatus: boolean }) {
  const { t } = useTranslation(['requests', 'request-form']);
  const countryOptions = useCountryOptions();
  const levelName = usePlayerWords().optionIn(filters.country);
  const choice = useChoice(filters, setFilters);
  return (
    <>
      {choice('role', playerRoles, 'playerRole')}
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
      {showsStatus && choice('status', requestStatuses, 'requestStatus')}
    </>
  );
}

/** The other filters: the age that a request admits, what the club pays, how and for which place, whether it was read. */
export function FurtherRequestFields({
  filters,
  setFilters,
  showsDelivery,
}: RequestFilterFieldsProps & { showsDelivery: boolean }) {
  const { t } = useTranslation(['requests', 'request-form']);
  const words = useRequestWords();
  const choice = useChoice(filters, setFilters);
  const typed = (name: 'age' | 'offerFrom', most: number) => (
    <TextInput
      size="sm"
      label={t(`filter.${name}`)}
      value={filters[name] ?? ''}
      inputMode="numeric"
      maxLength={digitsOf(most)}
      onChange={({ currentTarget }) =>
        setFilters({ [name]: readDigits(currentTarget.value, most) }, 'typing')
      }
    />
  );
  return (
    <>
      {typed('age', ages.most)}
      {typed('offerFrom', mostTypedEuros)}
      <FilterSelect
        label={t('filter.move')}
        value={filters.move === '' ? null : filters.move}
        any={t('request-form:form.any')}
        options={moveKinds.map((kind) => ({ value: kind, label: words.move(kind) }))}
        onChange={(move) => setFilters({ move: move ?? '' })}
      />
      <FilterSelect
        label={t('field.quota')}
        value={filters.quota === '' ? null : filters.quota}
        any={t('request-form:form.any')}
        options={quotas.map((quota) => ({ value: quota, label: words.quota(quota) }))}
        onChange={(quota) => setFilters({ quota: quota ?? '' })}
      />
      {showsDelivery && choice('delivery', deliveryStatuses, 'deliveryStatus')}
    </>
  );
}

/** One choice of a catalogue. */
function useChoice(filters: RequestFilters, setFilters: RequestFilterFieldsProps['setFilters']) {
  const { t } = useTranslation(['requests', 'catalogue', 'request-form']);
  return (
    name: 'role' | 'status' | 'delivery',
    ids: readonly number[],
    group: 'playerRole' | 'requestStatus' | 'deliveryStatus',
  ) => (
    <FilterSelect
      label={t(`requests:field.${name}`)}
      value={filters[name] === null ? null : String(filters[name])}
      any={t('request-form:form.any')}
      options={ids.map((id) => ({ value: String(id), label: t(`catalogue:${group}.${id}`) }))}
      onChange={(next) => setFilters({ [name]: next === null ? null : Number(next) })}
    />
  );
}
