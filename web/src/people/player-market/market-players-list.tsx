import { IconUsers } from '@tabler/icons-react';
import type { Player } from '@trattativa/contract/people/players/player';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../platform/i18n/use-formats.ts';
import { useUser } from '../../platform/login/use-session.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FilterBar } from '../../ui/filter-bar.tsx';
import { SearchField } from '../../ui/form/search-field.tsx';
import { DataList } from '../../ui/list/data-list.tsx';
import { NothingFits } from '../../ui/list/nothing-fits.tsx';
import { totalWords } from '../../ui/list/total-words.ts';
import { usePages } from '../../ui/list/use-pages.ts';
import { useAddressFilters } from '../../ui/use-address-filters.ts';
import { playerPath } from '../players/player-paths.ts';
import {
  countPortfolioFilters,
  portfolioFilters,
  portfolioQuery,
  portfolioView,
  sortOf,
} from '../players/portfolio-filters.ts';
import { usePortfolioColumns } from '../portfolios/portfolio-columns.tsx';
import { PortfolioFilterFields } from '../portfolios/portfolio-filter-fields.tsx';
import { useMarketPlayers } from './market-players.queries.ts';
import classes from './market-players-list.module.css';

/** Money is for the owner's side and staff (permission matrix): others have no column for it. */
const ofOwners = ['salary', 'value'];
const linkOf = (player: Player) => playerPath(player.id);
/** Players across portfolios: searchable, filterable, sortable; all of it stands in the address. */
export function MarketPlayersList({ label }: { label: string }) {
  const { t } = useTranslation(['players', 'ui', 'shell', 'teams']);
  const { number } = useFormats();
  const { kind } = useUser();
  const { filters, setFilters, clearFilters } = useAddressFilters(portfolioFilters);
  const { filters: view, setFilters: setView } = useAddressFilters(portfolioView);
  const list = usePages(useMarketPlayers(portfolioQuery(filters, view)));
  const { counted } = list;
  const all = usePortfolioColumns();
  const staff = kind === 'staff' || kind === 'admin';
  const columns = useMemo(
    () => (staff ? all : all.filter(({ key }) => !ofOwners.includes(key))),
    [all, staff],
  );
  const count = countPortfolioFilters(filters);
  const result =
    counted &&
    t(
      counted.totalIsExact ? 'players:portfolio.count' : 'players:portfolio.countMore',
      totalWords(counted, number),
    );
  const empty =
    count > 0 || filters.text !== '' ? (
      <NothingFits onClear={clearFilters} />
    ) : (
      <EmptyState
        icon={IconUsers}
        title={t('teams:players.emptyTitle')}
        text={t('teams:players.emptyText')}
      />
    );
  return (
    <div>
      <FilterBar
        count={count}
        onClear={clearFilters}
        result={result}
        search={
          <SearchField
            value={filters.text}
            label={t('players:portfolio.search')}
            onSearch={(text) => setFilters({ text }, 'typing')}
          />
        }
      >
        <PortfolioFilterFields filters={filters} setFilters={setFilters} />
      </FilterBar>
      <p className={classes.count} role="status">
        {result}
      </p>
      <DataList
        {...list}
        label={label}
        columns={columns}
        rowKey={(player) => player.id}
        rowLink={linkOf}
        sort={sortOf(view)}
        onSort={(next) => setView({ sort: next?.by ?? '', down: next?.descending ?? false })}
        empty={empty}
      />
    </div>
  );
}
