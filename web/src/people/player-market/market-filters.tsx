import { useMediaQuery } from '@mantine/hooks';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { levels } from '@trattativa/domain/people/levels';
import { playerRoles } from '@trattativa/domain/people/player-roles';
import { contractualStatuses } from '@trattativa/domain/people/players/contractual-statuses';
import { feet } from '@trattativa/domain/people/players/feet';
import { idOf } from '@trattativa/domain/platform/named-ids';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadChunk } from '../../platform/chunks/load-chunk.ts';
import { ChoicePanel, FilterChip } from '../../ui/filter/filter-chips.tsx';
import { SearchField } from '../../ui/form/search-field.tsx';
import { VisuallyHidden } from '../../ui/text/visually-hidden.tsx';
import { breakpoints } from '../../ui/theme/tokens.ts';
import { AgeRange } from '../players/age-range.tsx';
import type { PortfolioFilters } from '../players/portfolio-filters.ts';
import { usePlayerWords } from '../players/use-player-words.ts';
import { FilterCount } from '../portfolios/filter-count.tsx';
import classes from './market-filters.module.css';

const MarketDrawer = lazy(() => loadChunk(() => import('./market-drawer.tsx')));

export interface MarketFiltersProps {
  filters: PortfolioFilters;
  setFilters: (change: Partial<PortfolioFilters>, how?: 'typing') => void;
  /** The number of set filters. */
  count: number;
  onClear: () => void;
  /** The number of rows, as a sentence. */
  result: string | undefined;
  /** Whether only the players in the shortlist are shown; null: the reader has none. */
  shortlist: { only: boolean; onOnly: (only: boolean) => void } | null;
  /** At the end of the row. */
  end: ReactNode;
}

/** One row: the search, the filters that most readers use as chips, the others in a drawer. */
export function MarketFilters(props: MarketFiltersProps) {
  const { filters, setFilters, count, result, end } = props;
  const { t } = useTranslation(['players', 'catalogue', 'shell', 'player-lists']);
  const words = usePlayerWords();
  const [opened, setOpened] = useState(false);
  const narrow =
    useMediaQuery(`(max-width: ${breakpoints.sm - 0.02}px)`, undefined, {
      getInitialValueInEffect: false,
    }) === true;

  const choice = <Id extends string | number>(
    name: 'role' | 'contract' | 'foot' | 'level',
    label: string,
    ids: readonly Id[],
    word: (id: Id) => string,
    any: string,
  ) => {
    const value = idOf(ids, filters[name]) ?? null;
    return (
      <FilterChip
        name={label}
        value={value === null ? null : word(value)}
        onClear={() => setFilters({ [name]: null })}
      >
        {(close) => (
          <ChoicePanel
            options={ids.map((id) => ({ value: id, label: word(id) }))}
            value={value}
            any={any}
            onChoose={(next) => {
              close();
              setFilters({ [name]: next });
            }}
          />
        )}
      </FilterChip>
    );
  };
  const any = t('players:filter.any');

  return (
    <search className={classes.bar} aria-label={t('shell:ui.filters')}>
      <div className={classes.search}>
        <SearchField
          value={filters.text}
          label={t('player-lists:portfolio.search')}
          by="nameOrClub"
          onSearch={(text) => setFilters({ text }, 'typing')}
        />
      </div>
      {!narrow && (
        <>
          {choice('role', t('players:filter.role'), playerRoles, words.role, t('catalogue:playerRole.0'))}
          <AgeRange filters={filters} setFilters={setFilters} />
          {choice('contract', t('players:field.contractualStatus'), contractualStatuses, words.contract, any)}
          {choice('foot', t('players:field.foot'), feet, words.foot, any)}
          <span className={classes.roomy}>
            {choice('level', t('players:filter.level'), levels, words.levelOption, any)}
          </span>
        </>
      )}
      <button type="button" className={classes.more} aria-haspopup="dialog" onClick={() => setOpened(true)}>
        <IconAdjustmentsHorizontal size={16} stroke={1.75} aria-hidden="true" />
        {t('shell:ui.filters')}
        {count > 0 && <FilterCount>{count}</FilterCount>}
      </button>
      <div className={classes.end}>
        <div role="status">
          <VisuallyHidden>{result ?? ''}</VisuallyHidden>
        </div>
        {end}
      </div>
      {opened && (
        <Suspense>
          <MarketDrawer {...props} onClose={() => setOpened(false)} />
        </Suspense>
      )}
    </search>
  );
}
