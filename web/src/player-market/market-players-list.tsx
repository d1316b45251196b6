import { Button } from '@mantine/core';
import { IconSearchOff, IconUsers } from '@tabler/icons-react';
import type { Player } from '@trattativa/contract/players/player';
import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../platform/i18n/use-formats.ts';
import { useUser } from '../platform/session/use-session.ts';
import { playerPath } from '../players/player-paths.ts';
import { usePortfolioColumns } from '../players/portfolio-columns.tsx';
import { PortfolioFilterFields } from '../players/portfolio-filter-fields.tsx';
import {
  countPortfolioFilters,
  portfolioFilters,
  portfolioQuery,
  portfolioView,
  sortOf,
} from '../players/portfolio-filters.ts';
import { SearchField } from '../players/search-field.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { FilterBar } from '../ui/filter-bar.tsx';
import { DataList } from '../ui/list/data-list.tsx';
import { useAddressFilters } from '../ui/use-address-filters.ts';
import { useMarketPlayers } from './market-players.queries.ts';
import classes from './market-players-list.module.css';

/** Money is for the owner's side and staff (permission matrix): others have no column for it. */
const ofOwners = ['salary', 'value'];
const linkOf = (player: Player) => playerPath(player.id);
/** The service counts exactly up to this. */
const countedExactly = 10_000;

/** Players across portfolios: searchable, filterable, sortable; all of it stands in the address. */
export function MarketPlayersList({ label }: { label: string }) {
  const { t } = useTranslation(['players', 'ui', 'shell', 'teams']);
  const { number } = useFormats();
  const { kind } = useUser();
  const { filters, setFilters, clearFilters } = useAddressFilters(portfolioFilters);
  const { filters: view, setFilters: setView } = useAddressFilters(portfolioView);
  const list = useMarketPlayers(portfolioQuery(filters, view));
  const players = useMemo(() => list.data?.pages.flatMap((page) => page.items) ?? [], [list.data]);
  const total = list.data?.pages.at(-1)?.total ?? 0;
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = list;
  const onNearEnd = useCallback(() => void fetchNextPage(), [fetchNextPage]);
  const all = usePortfolioColumns();
  const staff = kind === 'staff' || kind === 'admin';
  const columns = useMemo(
    () => (staff ? all : all.filter(({ key }) => !ofOwners.includes(key))),
    [all, staff],
  );
  const count = countPortfolioFilters(filters);
  const result =
    total > countedExactly
      ? t('players:portfolio.countMore', { number: number(countedExactly) })
      : t('players:portfolio.count', { count: total, number: number(total) });
  const empty =
    count > 0 || filters.text !== '' ? (
      <EmptyState
        icon={IconSearchOff}
        title={t('ui:noResultsTitle')}
        text={t('ui:noResultsHint')}
        action={
          <Button variant="default" onClick={clearFilters}>
            {t('shell:ui.clearFilters')}
          </Button>
        }
      />
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
        {list.data ? result : ''}
      </p>
      <DataList
        label={label}
        columns={columns}
        rows={players}
        rowKey={(player) => player.id}
        rowLink={linkOf}
        sort={sortOf(view)}
        onSort={(next) => setView({ sort: next?.by ?? '', down: next?.descending ?? false })}
        loading={list.isPending}
        error={list.error && { text: list.error.message, retry: () => void list.refetch() }}
        empty={empty}
        total={total}
        onNearEnd={hasNextPage && !isFetchingNextPage ? onNearEnd : undefined}
      />
    </div>
  );
}
