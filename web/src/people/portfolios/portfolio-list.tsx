import { Button } from '@mantine/core';
import { IconUsers } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import type { Player } from '@trattativa/contract/people/players/player';
import { lazy, Suspense, useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { loadChunk } from '../../platform/chunks/load-chunk.ts';
import { useFormats } from '../../platform/i18n/use-formats.ts';
import { useUser } from '../../platform/login/use-session.ts';
import { saveCsv } from '../../ui/csv/save-csv.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { showFailure } from '../../ui/feedback/show-failure.ts';
import { Skeletons } from '../../ui/feedback/skeletons.tsx';
import { showDone } from '../../ui/feedback/toasts.tsx';
import { useAddressFilters } from '../../ui/filter/use-address-filters.ts';
import { ExportButton } from '../../ui/list/export-button.tsx';
import { FilteredList } from '../../ui/list/filtered-list.tsx';
import { ListLayoutSwitch, useListLayout } from '../../ui/list/list-layout.tsx';
import { ListState } from '../../ui/list/list-state.tsx';
import { sortInAddress } from '../../ui/list/table/column.ts';
import { SortPicker } from '../../ui/list/table/sort-picker.tsx';
import { totalWords } from '../../ui/list/total-words.ts';
import { usePages } from '../../ui/list/use-pages.ts';
import { PlayerActs } from '../players/page/player-acts.tsx';
import { useRemovePlayer } from '../players/page/use-remove-player.ts';
import { editPlayerPath, newPlayerPath } from '../players/player-paths.ts';
import { usePortfolio } from '../players/players.queries.ts';
import { listPortfolio, type PortfolioQuery, portfolioKind } from '../players/portfolio-calls.ts';
import {
  countPortfolioFilters,
  portfolioFilters,
  portfolioQuery,
  portfolioSorts,
  portfolioView,
  sortOf,
} from '../players/portfolio-filters.ts';
import { usePlayerRows } from '../players/use-player-rows.ts';
import { usePortfolioColumns } from './portfolio-columns.tsx';
import { PortfolioFilterFields } from './portfolio-filter-fields.tsx';
import classes from './portfolio-list.module.css';

/** Loaded on demand. */
const AskRemovalDialog = lazy(async () => ({
  default: (await import('./ask-removal-dialog.tsx')).AskRemovalDialog,
}));
const SavedSearches = lazy(async () => ({
  default: (await import('./saved-searches.tsx')).SavedSearches,
}));

/** Loaded with the drawer of the filters. */
const MoreFilterFields = lazy(async () => ({
  default: (await import('./more-filter-fields.tsx')).MoreFilterFields,
}));

/** Loaded for the card layout only. */
const PlayerCards = lazy(async () => ({
  default: (await import('../players/player-cards.tsx')).PlayerCards,
}));

const linkOf = (player: Player) => (player.can.edit ? editPlayerPath(player.id) : undefined);

/** The label of each sortable column. */
const sortWords = {
  name: 'field.player',
  age: 'field.age',
  role: 'filter.role',
  height: 'field.heightCm',
  salary: 'field.salary',
  value: 'field.playerValue',
} as const;

/**
 * The portfolio as table or cards, with search, filters and order in the address. `heading` is the heading level
 * of the cards.
 */
export function PortfolioList({ heading = 2 }: { heading?: 2 | 3 }) {
  const { t } = useTranslation(['players', 'portfolio', 'ui', 'shell', 'player-lists']);
  const { kind } = useUser();
  const { number, percent } = useFormats();
  const { filters, setFilters, clearFilters } = useAddressFilters(portfolioFilters);
  const { filters: view, setFilters: setView } = useAddressFilters(portfolioView);
  const query = portfolioQuery(filters, view);
  const list = usePages(usePortfolio(query));
  const { counted } = list;
  const columns = usePortfolioColumns();
  const { remove, refused, clear } = useRemovePlayer();
  const exported = useExportPortfolio();
  const sort = sortOf(view);
  const { asCards, isNarrow } = useListLayout(view.view);
  const onSort = (next: typeof sort) => setView(sortInAddress(next));
  const count = countPortfolioFilters(filters);

  const actsOf = useCallback((player: Player) => <PlayerActs player={player} onRemove={remove} />, [remove]);
  const result =
    counted &&
    t(
      counted.totalIsExact ? 'player-lists:portfolio.count' : 'player-lists:portfolio.countMore',
      totalWords(counted, number),
    );
  const order = {
    columns: portfolioSorts.map((by) => ({ sortBy: by, header: t(`players:${sortWords[by]}`) })),
    usual: t('player-lists:portfolio.sortRecent'),
    sort,
    onSort,
  };
  const filtered = count > 0 || filters.text !== '';
  const empty = (
    <EmptyState
      icon={IconUsers}
      title={t('player-lists:portfolio.emptyTitle')}
      text={
        kind === 'team' || kind === 'coach'
          ? t(`portfolio:empty.${kind}`)
          : t('player-lists:portfolio.emptyText')
      }
      action={
        <Button component={Link} to={newPlayerPath}>
          {t('player-lists:portfolio.add')}
        </Button>
      }
    />
  );
  if (!filtered && list.total === 0 && !list.error) return empty;

  return (
    <>
      <FilteredList
        {...list}
        search={{
          label: t('player-lists:portfolio.search'),
          by: 'nameOrClub',
          text: filters.text,
          onSearch: (text) => setFilters({ text }, 'typing'),
        }}
        filterFields={<PortfolioFilterFields filters={filters} setFilters={setFilters} />}
        furtherFields={
          <Suspense>
            <MoreFilterFields filters={filters} setFilters={setFilters} />
          </Suspense>
        }
        filterCount={count}
        onClear={clearFilters}
        result={result}
        end={
          <div>
            {asCards && !isNarrow && <SortPicker className={classes.sort} {...order} />}
            <ExportButton
              disabled={list.rows.length === 0}
              loading={exported.percent === 0}
              onClick={() => exported.percent === null && exported.start(query)}
            >
              {exported.percent
                ? t('player-lists:portfolio.exporting', { percent: percent(Math.round(exported.percent)) })
                : undefined}
            </ExportButton>
            <Suspense fallback={<span className={classes.soon} />}>
              <SavedSearches list="portfolio" />
            </Suspense>
            <ListLayoutSwitch chosen={view.view} onChoose={(next) => setView({ view: next })} />
          </div>
        }
        label={t('player-lists:portfolio.list')}
        columns={columns}
        rowKey={(player) => player.id}
        rowLink={linkOf}
        rowActions={actsOf}
        actionsWidth="112px"
        sort={sort}
        onSort={onSort}
        empty={empty}
        instead={
          asCards
            ? (nothing) => (
                <ListState {...list} shape="cards" empty={nothing}>
                  {isNarrow && <SortPicker {...order} />}
                  <Suspense fallback={<Skeletons shape="cards" />}>
                    <PlayerCards
                      label={t('player-lists:portfolio.list')}
                      players={list.rows}
                      heading={heading}
                      total={list.total ?? 0}
                      onRemove={remove}
                      onNearEnd={list.onNearEnd}
                    />
                  </Suspense>
                </ListState>
              )
            : undefined
        }
      />
      {refused && (
        <Suspense>
          <AskRemovalDialog player={refused} onClose={clear} />
        </Suspense>
      )}
    </>
  );
}

/** Saves the whole filtered portfolio as a CSV file. `percent` is the share read so far, null when idle. */
function useExportPortfolio() {
  const { t } = useTranslation(['players', 'ui', 'player-lists']);
  const rows = usePlayerRows();
  const { kind } = useUser();
  const { number } = useFormats();
  const [percent, setPercent] = useState<number | null>(null);
  const run = useMutation({
    mutationFn: async (query: PortfolioQuery) => {
      setPercent(0);
      const { exportedPortfolio } = await loadChunk(() => import('./exported-portfolio.ts'));
      return exportedPortfolio(
        (page) => listPortfolio(portfolioKind(kind), { ...query, ...page }),
        rows,
        setPercent,
      );
    },
    onSuccess({ players, table }) {
      saveCsv(t('player-lists:portfolio.fileName'), table);
      showDone(
        t('player-lists:portfolio.exported', { count: players.length, number: number(players.length) }),
      );
    },
    onError: showFailure,
    onSettled: () => setPercent(null),
  });
  return { start: run.mutate, percent };
}
