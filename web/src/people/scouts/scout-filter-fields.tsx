import { TextInput } from '@mantine/core';
import { levels } from '@trattativa/domain/people/levels';
import { allPlayerRoles, playerRoles } from '@trattativa/domain/people/player-roles';
import { feet } from '@trattativa/domain/people/players/feet';
import { heightCm } from '@trattativa/domain/people/record-limits';
import { regions } from '@trattativa/domain/platform/regions';
import { useTranslation } from 'react-i18next';
import { FilterSelect } from '../../ui/form/choice/filter-select.tsx';
import { digitsOf, readDigits } from '../../ui/form/number/digits.ts';
import { useCountryOptions } from '../../ui/places/use-country-options.ts';
import { AgeRange } from '../players/age-range.tsx';
import { usePlayerWords } from '../players/use-player-words.ts';
import type { ScoutFilters, ScoutTab } from './scout-filters.ts';

interface ScoutFilterFieldsProps {
  tab: ScoutTab;
  filters: ScoutFilters;
  setFilters: (change: Partial<ScoutFilters>, how?: 'typing') => void;
}

/** The common filters of a scout's list. Each choice goes into the address at once. */
export function ScoutFilterFields({ tab, filters, setFilters }: ScoutFilterFieldsProps) {
  const { t } = useTranslation(['scouts', 'catalogue']);
  const words = usePlayerWords();
  const byNumber = <Id extends string | number>(
    name: 'role' | 'level' | 'foot',
    ids: readonly Id[],
    word: (id: Id) => string,
    any = t('scouts:filter.any'),
  ) => (
    <FilterSelect
      label={t(`scouts:filter.${name}`)}
      value={
        filters[name] === null || (name === 'role' && filters.role === allPlayerRoles)
          ? null
          : String(filters[name])
      }
      any={any}
      options={ids.map((id) => ({ value: String(id), label: word(id) }))}
      onChange={(next) => setFilters({ [name]: next === null ? null : Number(next) })}
    />
  );
  return (
    <>
      {byNumber('role', playerRoles, words.role, t('catalogue:playerRole.0'))}
      <AgeRange filters={filters} setFilters={setFilters} />
      {byNumber('level', levels, words.levelOption)}
      {byNumber('foot', feet, words.foot)}
      {tab !== 'evaluations' && <DoneFilter name="evaluated" filters={filters} setFilters={setFilters} />}
    </>
  );
}

/** Whether the scout has evaluated or listed the player. */
function DoneFilter({
  name,
  filters,
  setFilters,
}: Omit<ScoutFilterFieldsProps, 'tab'> & { name: 'listed' | 'evaluated' }) {
  const { t } = useTranslation('scouts');
  return (
    <FilterSelect
      label={t(`filter.${name}`)}
      value={filters[name] || null}
      any={t('filter.any')}
      options={(['yes', 'no'] as const).map((value) => ({ value, label: t(`filter.${name}Is.${value}`) }))}
      onChange={(next) => setFilters({ [name]: next ?? '' })}
    />
  );
}

/** The other filters: places, height, and whether the player is on a shortlist. */
export function FurtherScoutFields({ tab, filters, setFilters }: ScoutFilterFieldsProps) {
  const { t } = useTranslation('scouts');
  const words = usePlayerWords();
  const countries = useCountryOptions();
  const byText = (name: 'country' | 'region', options: readonly { value: string; label: string }[]) => (
    <FilterSelect
      label={t(`filter.${name}`)}
      value={filters[name] || null}
      any={t('filter.any')}
      options={options}
      onChange={(next) => setFilters({ [name]: next ?? '' })}
    />
  );
  const height = (name: 'heightFrom' | 'heightTo') => (
    <TextInput
      size="sm"
      label={t(`filter.${name}`)}
      value={filters[name] ?? ''}
      inputMode="numeric"
      maxLength={digitsOf(heightCm.max)}
      onChange={({ currentTarget }) =>
        setFilters({ [name]: readDigits(currentTarget.value, heightCm.max) }, 'typing')
      }
    />
  );
  return (
    <>
      {byText('country', countries)}
      {byText(
        'region',
        regions.map((key) => ({ value: key, label: words.region(key) })),
      )}
      {height('heightFrom')}
      {height('heightTo')}
      {tab !== 'shortlists' && <DoneFilter name="listed" filters={filters} setFilters={setFilters} />}
    </>
  );
}
