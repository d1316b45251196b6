import { TextInput } from '@mantine/core';
import { feet } from '@trattativa/domain/people/feet';
import { levels } from '@trattativa/domain/people/levels';
import { allPlayerRoles, playerRoles } from '@trattativa/domain/people/player-roles';
import { ages, heightCm } from '@trattativa/domain/people/record-limits';
import { regions } from '@trattativa/domain/platform/regions';
import { useTranslation } from 'react-i18next';
import { digitsOf, readDigits } from '../../ui/form/digits.ts';
import { FilterSelect } from '../../ui/form/filter-select.tsx';
import { useCountryOptions } from '../../ui/places/use-country-options.ts';
import { usePlayerWords } from '../players/use-player-words.ts';
import type { ScoutFilters, ScoutTab } from './scout-filters.ts';

interface ScoutFilterFieldsProps {
  tab: ScoutTab;
  filters: ScoutFilters;
  setFilters: (change: Partial<ScoutFilters>, how?: 'typing') => void;
}

/** The filters of a scout's list. Each choice goes into the address at once. */
export function ScoutFilterFields({ tab, filters, setFilters }: ScoutFilterFieldsProps) {
  const { t } = useTranslation(['scouts', 'catalogue', 'ui']);
  const words = usePlayerWords();
  const countries = useCountryOptions();
  const any = t('scouts:filter.any');
  const byNumber = (
    name: 'role' | 'level' | 'foot',
    ids: readonly number[],
    word: (id: number) => string,
    none = any,
  ) => (
    <FilterSelect
      label={t(`scouts:filter.${name}`)}
      value={
        filters[name] === null || (name === 'role' && filters.role === allPlayerRoles)
          ? null
          : String(filters[name])
      }
      any={none}
      options={ids.map((id) => ({ value: String(id), label: word(id) }))}
      onChange={(next) => setFilters({ [name]: next === null ? null : Number(next) })}
    />
  );
  const byText = (
    name: 'country' | 'region' | 'listed' | 'evaluated',
    options: readonly { value: string; label: string }[],
  ) => (
    <FilterSelect
      label={t(`scouts:filter.${name}`)}
      value={filters[name] || null}
      any={any}
      options={options}
      onChange={(next) => setFilters({ [name]: next ?? '' })}
    />
  );
  const figure = (name: 'ageFrom' | 'ageTo' | 'heightFrom' | 'heightTo', most: number) => (
    <TextInput
      size="sm"
      label={t(`scouts:filter.${name}`)}
      value={filters[name] ?? ''}
      inputMode="numeric"
      maxLength={digitsOf(most)}
      onChange={({ currentTarget }) =>
        setFilters({ [name]: readDigits(currentTarget.value, most) }, 'typing')
      }
    />
  );
  const yesNo = (name: 'listed' | 'evaluated') =>
    (['yes', 'no'] as const).map((value) => ({ value, label: t(`scouts:filter.${name}Is.${value}`) }));
  return (
    <>
      {byNumber('role', playerRoles, words.role, t('catalogue:playerRole.0'))}
      {figure('ageFrom', ages.most)}
      {figure('ageTo', ages.most)}
      {byNumber('level', levels, words.levelOption)}
      {byText('country', countries)}
      {byText(
        'region',
        regions.map((key) => ({ value: key, label: words.region(key) })),
      )}
      {byNumber('foot', feet, words.foot)}
      {figure('heightFrom', heightCm.most)}
      {figure('heightTo', heightCm.most)}
      {tab !== 'shortlists' && byText('listed', yesNo('listed'))}
      {tab !== 'evaluations' && byText('evaluated', yesNo('evaluated'))}
    </>
  );
}
