import { levels } from '@trattativa/domain/people/levels';
import { allPlayerRoles, playerRoles } from '@trattativa/domain/people/player-roles';
import { contractualStatuses } from '@trattativa/domain/people/players/contractual-statuses';
import { feet } from '@trattativa/domain/people/players/feet';
import { useTranslation } from 'react-i18next';
import { ToggleChip } from '../../ui/filter/toggle-chip.tsx';
import { FilterSelect } from '../../ui/form/choice/filter-select.tsx';
import { AgeRange } from '../players/age-range.tsx';
import type { PortfolioFilters } from '../players/portfolio-filters.ts';
import { usePlayerWords } from '../players/use-player-words.ts';

export interface PortfolioFilterFieldsProps {
  filters: PortfolioFilters;
  setFilters: (change: Partial<PortfolioFilters>, how?: 'typing') => void;
}

/** The common filters of a portfolio. Each choice goes into the address at once. */
export function PortfolioFilterFields({ filters, setFilters }: PortfolioFilterFieldsProps) {
  const { t } = useTranslation(['players', 'catalogue']);
  const words = usePlayerWords();
  const choice = <Id extends string | number>(
    label: string,
    value: number | null,
    ids: readonly Id[],
    word: (id: Id) => string,
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
      <AgeRange filters={filters} setFilters={setFilters} />
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
      <ToggleChip
        label={t('players:filter.available')}
        chosen={filters.available}
        onChange={(available) => setFilters({ available })}
      />
    </>
  );
}
