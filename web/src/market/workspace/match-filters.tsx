import { Button } from '@mantine/core';
import { levels } from '@trattativa/domain/people/levels';
import { playerRoles } from '@trattativa/domain/people/player-roles';
import { numberOf } from '@trattativa/domain/platform/named-ids';
import { useTranslation } from 'react-i18next';
import { usePlayerWords } from '../../people/players.ts';
import { ChoicePanel, FilterChip } from '../../ui/filter/filter-chips.tsx';
import { ToggleChip } from '../../ui/filter/toggle-chip.tsx';
import { SearchField } from '../../ui/form/search-field.tsx';
import { useCountryOptions } from '../../ui/places/use-country-options.ts';
import classes from './match-filters.module.css';

interface WorkspaceFilters {
  text: string;
  new: boolean;
  role: number | null;
  level: number | null;
  country: string;
  by: string;
  sort: string;
}

interface MatchFiltersProps {
  filters: WorkspaceFilters;
  setFilters: (change: Partial<WorkspaceFilters>, how?: 'typing') => void;
  /** How many matches are new; undefined while unknown. */
  fresh: number | undefined;
  /** The number of set filters. */
  count: number;
  onClear: () => void;
}

/** What the workspace shows, in one row of chips that open. */
export function MatchFilters({ filters, setFilters, fresh, count, onClear }: MatchFiltersProps) {
  const { t } = useTranslation(['matching', 'shell', 'match-workspace']);
  const words = usePlayerWords();
  const countries = useCountryOptions();
  const levelIn = words.optionIn(filters.country);
  const any = t('match-workspace:workspace.any');
  const roles = playerRoles.map((role) => ({ value: numberOf(role), label: words.role(role) }));
  const tiers = levels.map((level) => ({ value: level as number, label: levelIn(level) }));
  const views = [{ value: 'player', label: t('match-workspace:workspace.byPlayer') }];
  const orders = [{ value: 'newest', label: t('match-workspace:workspace.newest') }];
  return (
    <search className={classes.bar} aria-label={t('shell:ui.filters')}>
      <div className={classes.search}>
        <SearchField
          value={filters.text}
          label={t('match-workspace:workspace.search')}
          by="nameOrClub"
          onSearch={(text) => setFilters({ text }, 'typing')}
        />
      </div>
      <ToggleChip
        label={`${t('match-workspace:workspace.newSince')} ${fresh || ''}`.trim()}
        chosen={filters.new}
        onChange={(chosen) => setFilters({ new: chosen })}
      />
      <Choice
        name={t('matching:criterion.role')}
        value={filters.role}
        any={any}
        options={roles}
        onChoose={(role) => setFilters({ role })}
      />
      <Choice
        name={t('matching:criterion.level')}
        value={filters.level}
        any={any}
        options={tiers}
        onChoose={(level) => setFilters({ level })}
      />
      <Choice
        name={t('matching:criterion.place')}
        value={filters.country || null}
        any={any}
        options={countries}
        onChoose={(country) => setFilters({ country: country ?? '' })}
      />
      <Choice
        name={t('match-workspace:workspace.by')}
        value={filters.by === 'player' ? 'player' : null}
        any={t('match-workspace:workspace.byRequest')}
        options={views}
        onChoose={(by) => setFilters({ by: by ?? '' })}
      />
      <Choice
        name={t('match-workspace:workspace.order')}
        value={filters.sort === 'newest' ? 'newest' : null}
        any={t('match-workspace:workspace.best')}
        options={orders}
        onChoose={(sort) => setFilters({ sort: sort ?? '' })}
      />
      {count > 0 && (
        <Button variant="subtle" size="sm" onClick={onClear}>
          {t('shell:ui.clearFilters')}
        </Button>
      )}
    </search>
  );
}

interface ChoiceProps<Value> {
  name: string;
  value: Value | null;
  /** The label of no choice. */
  any: string;
  options: readonly { value: Value; label: string }[];
  onChoose: (next: Value | null) => void;
}

/** One filter as a chip with its options. */
function Choice<Value extends string | number>({ name, value, any, options, onChoose }: ChoiceProps<Value>) {
  return (
    <FilterChip
      name={name}
      value={options.find((option) => option.value === value)?.label ?? null}
      onClear={() => onChoose(null)}
    >
      {(close) => (
        <ChoicePanel
          options={options}
          value={value}
          any={any}
          onChoose={(next) => {
            close();
            onChoose(next);
          }}
        />
      )}
    </FilterChip>
  );
}
