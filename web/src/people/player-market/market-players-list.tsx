import { IconUsers } from '@tabler/icons-react';
import type { Player } from '@trattativa/contract/people/players/player';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../platform/i18n/use-formats.ts';
import { useUser } from '../../platform/login/use-session.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { sortInAddress } from '../../ui/list/column.ts';
import { FilteredList } from '../../ui/list/filtered-list.tsx';
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

/** Amounts are only for the owner's side and staff (permission matrix); other readers have no such column. */
const ofOwners = ['salary', 'value'];
const linkOf = (player: Player) => playerPath(player.id);
/** Players of all portfolios, with search, filters and order in the address. */
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

  return (
    <FilteredList
      {...list}
      search={{
        label: t('players:portfolio.search'),
        text: filters.text,
        onSearch: (text) => setFilters({ text }, 'typing'),
      }}
      filterFields={<PortfolioFilterFields filters={filters} setFilters={setFilters} />}
      filterCount={count}
      onClear={clearFilters}
      result={result}
      label={label}
      columns={columns}
      rowKey={(player) => player.id}
      rowLink={linkOf}
      sort={sortOf(view)}
      onSort={(next) => setView(sortInAddress(next))}
      empty={
        <EmptyState
          icon={IconUsers}
          title={t('teams:players.emptyTitle')}
          text={t('teams:players.emptyText')}
        />
      }
    />
  );
}
