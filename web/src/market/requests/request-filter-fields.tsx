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
  showsStatus: boolean;
  showsDelivery: boolean;
}

/** The filters of the requests. Each choice goes into the address at once. */
export function RequestFilterFields(props: RequestFilterFieldsProps) {
  const { filters, setFilters, showsStatus, showsDelivery } = props;
  const { t } = useTranslation(['requests', 'catalogue']);
  const countryOptions = useCountryOptions();
  const words = useRequestWords();
  const levelName = usePlayerWords().optionIn(filters.country);
  const choice = (
    name: 'role' | 'status' | 'delivery',
    ids: readonly number[],
    group: 'playerRole' | 'requestStatus' | 'deliveryStatus',
  ) => (
    <FilterSelect
      label={t(`requests:field.${name}`)}
      value={filters[name] === null ? null : String(filters[name])}
      any={t('requests:form.any')}
      options={ids.map((id) => ({ value: String(id), label: t(`catalogue:${group}.${id}`) }))}
      onChange={(next) => setFilters({ [name]: next === null ? null : Number(next) })}
    />
  );
  const typed = (name: 'age' | 'offerFrom', most: number) => (
    <TextInput
      size="sm"
      label={t(`requests:filter.${name}`)}
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
      {choice('role', playerRoles, 'playerRole')}
      <FilterSelect
        label={t('requests:field.level')}
        value={filters.level === null ? null : String(filters.level)}
        any={t('requests:form.any')}
        options={levels.map((id) => ({ value: String(id), label: levelName(id) }))}
        onChange={(next) => setFilters({ level: next === null ? null : Number(next) })}
      />
      <FilterSelect
        label={t('requests:field.country')}
        value={filters.country === '' ? null : filters.country}
        any={t('requests:form.any')}
        options={countryOptions}
        onChange={(country) => setFilters({ country: country ?? '' })}
      />
      {typed('age', ages.most)}
      {typed('offerFrom', mostTypedEuros)}
      {/* Of the market, where room is left for them in the row: a club knows what its own requests say. */}
      {!showsStatus && (
        <FilterSelect
          label={t('requests:filter.move')}
          value={filters.move === '' ? null : filters.move}
          any={t('requests:form.any')}
          options={moveKinds.map((kind) => ({ value: kind, label: words.move(kind) }))}
          onChange={(move) => setFilters({ move: move ?? '' })}
        />
      )}
      {!showsStatus && !showsDelivery && (
        <FilterSelect
          label={t('requests:field.quota')}
          value={filters.quota === '' ? null : filters.quota}
          any={t('requests:form.any')}
          options={quotas.map((quota) => ({ value: quota, label: words.quota(quota) }))}
          onChange={(quota) => setFilters({ quota: quota ?? '' })}
        />
      )}
      {showsStatus && choice('status', requestStatuses, 'requestStatus')}
      {showsDelivery && choice('delivery', deliveryStatuses, 'deliveryStatus')}
    </>
  );
}
