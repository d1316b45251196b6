import { Button, TextInput } from '@mantine/core';
import { contractualStatuses } from '@trattativa/domain/people/contractual-statuses';
import { feet } from '@trattativa/domain/people/feet';
import { levels } from '@trattativa/domain/people/levels';
import { allPlayerRoles, playerRoles } from '@trattativa/domain/people/player-roles';
import { ages } from '@trattativa/domain/people/record-limits';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Check } from '../../ui/form/check.tsx';
import { digitsOf, readDigits } from '../../ui/form/digits.ts';
import { FilterSelect } from '../../ui/form/filter-select.tsx';
import type { PortfolioFilters } from '../players/portfolio-filters.ts';
import { usePlayerWords } from '../players/use-player-words.ts';
import classes from './portfolio-filter-fields.module.css';

/** Loaded when opened, or when one of them is set in the address. */
const MoreFilterFields = lazy(async () => ({
  default: (await import('./more-filter-fields.tsx')).MoreFilterFields,
}));

const further = [
  'nationality',
  'secondary',
  'region',
  'heightFrom',
  'heightTo',
  'eu',
  'salaryFrom',
  'salaryTo',
  'valueFrom',
  'valueTo',
  'profile',
  'ends',
  'open',
] as const;

/** A further filter is set, so it must be visible. */
function usesMore(filters: PortfolioFilters): boolean {
  return filters.skills.length > 0 || further.some((name) => filters[name] !== null && filters[name] !== '');
}

export interface PortfolioFilterFieldsProps {
  filters: PortfolioFilters;
  setFilters: (change: Partial<PortfolioFilters>, how?: 'typing') => void;
  /** The service ignores filters by money for this reader, because they would reveal amounts. */
  withoutMoney?: boolean;
}

/** The filters of a portfolio. Each choice goes into the address at once. */
export function PortfolioFilterFields({
  filters,
  setFilters,
  withoutMoney = false,
}: PortfolioFilterFieldsProps) {
  const { t } = useTranslation(['players', 'portfolio', 'catalogue']);
  const [more, setMore] = useState(() => usesMore(filters));
  const words = usePlayerWords();
  const choice = (
    label: string,
    value: number | null,
    ids: readonly number[],
    word: (id: number) => string,
    set: (id: number | null) => void,
    any = t('players:filter.any'),
  ) => (
    <FilterSelect
      label={label}
      value={value === null ? null : String(value)}
      any={any}
      options={ids.map((id) => ({ value: String(id), label: word(id) }))}
      onChange={(next) => set(next === null ? null : Number(next))}
    />
  );
  const age = (label: string, name: 'ageFrom' | 'ageTo') => (
    <TextInput
      size="sm"
      label={label}
      value={filters[name] ?? ''}
      inputMode="numeric"
      maxLength={digitsOf(ages.most)}
      onChange={({ currentTarget }) =>
        setFilters({ [name]: readDigits(currentTarget.value, ages.most) }, 'typing')
      }
    />
  );
  return (
    <>
      {choice(
        t('players:filter.role'),
        filters.role === allPlayerRoles ? null : filters.role,
        playerRoles,
        words.role,
        (role) => setFilters({ role }),
        t('catalogue:playerRole.0'),
      )}
      {age(t('players:filter.ageFrom'), 'ageFrom')}
      {age(t('players:filter.ageTo'), 'ageTo')}
      {choice(t('players:field.foot'), filters.foot, feet, words.foot, (foot) => setFilters({ foot }))}
      {choice(
        t('players:field.contractualStatus'),
        filters.contract,
        contractualStatuses,
        words.contract,
        (contract) => setFilters({ contract }),
      )}
      {choice(t('players:filter.level'), filters.level, levels, words.levelOption, (level) =>
        setFilters({ level }),
      )}
      <div className={classes.flags}>
        <Check
          label={t('players:filter.available')}
          checked={filters.available}
          onChange={(available) => setFilters({ available })}
        />
        <Button size="compact-sm" variant="subtle" aria-expanded={more} onClick={() => setMore(!more)}>
          {t(more ? 'portfolio:filter.fewer' : 'portfolio:filter.more')}
        </Button>
      </div>
      {more && (
        <Suspense>
          <MoreFilterFields filters={filters} setFilters={setFilters} withoutMoney={withoutMoney} />
        </Suspense>
      )}
    </>
  );
}
