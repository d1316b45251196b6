import { TextInput } from '@mantine/core';
import { deliveryStatuses } from '@trattativa/domain/market/delivery-statuses';
import { quotas } from '@trattativa/domain/market/request-limits';
import { moveKinds } from '@trattativa/domain/people/players/contract-facts';
import { figureLimits } from '@trattativa/domain/people/players/season-figures';
import { ages } from '@trattativa/domain/people/record-limits';
import { useTranslation } from 'react-i18next';
import { FilterSelect } from '../../../ui/form/choice/filter-select.tsx';
import { digitsOf, maxTypedEuros, readDigits } from '../../../ui/form/number/digits.ts';
import { useCountryOptions } from '../../../ui/places/use-country-options.ts';
import { type RequestFilterFieldsProps, useChoice } from '../request-filter-fields.tsx';
import { useRequestWords } from '../use-request-words.ts';

/** The other filters: whom a request admits, what the club pays, how and for which place in the squad list, whether it was read. */
export default function FurtherRequestFields({
  filters,
  setFilters,
  showsDelivery,
}: RequestFilterFieldsProps & { showsDelivery: boolean }) {
  const { t } = useTranslation(['requests', 'catalogue', 'request-form']);
  const words = useRequestWords();
  const countries = useCountryOptions();
  const choice = useChoice(filters, setFilters);
  const typed = (name: 'age' | 'minutes' | 'offerFrom', max: number) => (
    <TextInput
      size="sm"
      label={t(`filter.${name}`)}
      value={filters[name] ?? ''}
      inputMode="numeric"
      maxLength={digitsOf(max)}
      onChange={({ currentTarget }) => setFilters({ [name]: readDigits(currentTarget.value, max) }, 'typing')}
    />
  );
  return (
    <>
      {typed('age', ages.max)}
      {typed('minutes', figureLimits.minutes.max)}
      <FilterSelect
        label={t('field.nationalities')}
        value={filters.nationality || null}
        any={t('request-form:form.any')}
        options={countries}
        onChange={(nationality) => setFilters({ nationality: nationality ?? '' })}
      />
      <FilterSelect
        label={t('field.nonEuPlace')}
        value={filters.place || null}
        any={t('request-form:form.any')}
        options={[
          { value: '1', label: words.nonEuPlace(true) },
          { value: '0', label: words.nonEuPlace(false) },
        ]}
        onChange={(place) => setFilters({ place: place ?? '' })}
      />
      {typed('offerFrom', maxTypedEuros)}
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
      {showsDelivery && choice('delivery', deliveryStatuses, (id) => t(`catalogue:deliveryStatus.${id}`))}
    </>
  );
}
