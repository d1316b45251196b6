import { Button } from '@mantine/core';
import {
  IconArrowsExchange,
  IconHeartHandshake,
  IconLayoutKanban,
  IconPlus,
  IconTable,
} from '@tabler/icons-react';
import { lazy, Suspense, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { loadChunk } from '../../platform/chunks/load-chunk.ts';
import { useFormats } from '../../platform/i18n/use-formats.ts';
import { useUser } from '../../platform/login/use-session.ts';
import { paths } from '../../platform/paths.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Skeletons } from '../../ui/feedback/skeletons.tsx';
import { FilterBar } from '../../ui/filter/filter-bar.tsx';
import { Segments } from '../../ui/filter/segments.tsx';
import { useAddressFilters } from '../../ui/filter/use-address-filters.ts';
import { SearchField } from '../../ui/form/search-field.tsx';
import { useListLayout } from '../../ui/list/list-layout.tsx';
import { NothingFits } from '../../ui/list/nothing-fits.tsx';
import { ToolButton, ToolLink } from '../../ui/list/tool-button.tsx';
import { totalWords, useTotalFigure } from '../../ui/list/total-words.ts';
import { usePages } from '../../ui/list/use-pages.ts';
import { PageHeader } from '../../ui/page/page-header.tsx';
import type { NegotiationColumn } from '../negotiations/list/negotiation-columns.tsx';
import { NegotiationFilterFields } from '../negotiations/list/negotiation-filter-fields.tsx';
import {
  countNegotiationFilters,
  negotiationFilters,
  negotiationsQuery,
  negotiationView,
  sortOf,
} from '../negotiations/list/negotiation-filters.ts';
import { useNegotiations, useTurnCount } from '../negotiations/negotiations.queries.ts';
import { useDealView } from '../negotiations/use-deal-view.ts';
import classes from './negotiations-screen.module.css';

const DealBoard = lazy(() => loadChunk(() => import('./deal-board.tsx')));
const NegotiationsTable = lazy(() => loadChunk(() => import('../negotiations/list/negotiations-table.tsx')));
const MoreFilterFields = lazy(() => loadChunk(() => import('../negotiations/list/more-filter-fields.tsx')));
const ExportButton = lazy(() =>
  loadChunk(() => import('../negotiations/list/export-negotiations-button.tsx')),
);

/** Columns hidden from a kind of reader: their own name would be in every row; a player sees no price. */
const without = {
  team: ['team'],
  player: ['player', 'price'],
  others: [],
} as const satisfies Record<string, readonly NegotiationColumn[]>;

/** All negotiations of the user, the latest change first; those in which it is their turn stand out. */
export default function NegotiationsScreen() {
  const { t } = useTranslation('negotiations');
  const { number } = useFormats();
  const figure = useTotalFigure();
  const { kind } = useUser();
  const { filters, setFilters, clearFilters } = useAddressFilters(negotiationFilters);
  const { filters: view, setFilters: setView } = useAddressFilters(negotiationView);
  const [shown, show] = useDealView(filters);
  const asBoard = shown === 'board';
  const phone = useListLayout('').isNarrow;
  const query = useMemo(() => negotiationsQuery(filters, view), [filters, view]);
  const list = usePages(useNegotiations(query, !asBoard));
  const turns = useTurnCount().data;
  const { rows, counted } = list;
  // The proposer is shown only to readers who receive proposals from several people.
  const fromAnybody = kind === 'team' || kind === 'staff' || kind === 'admin';
  const proposers = new Set(rows.map(({ proposer }) => `${proposer.name}, ${proposer.society}`));
  const hidden = [
    ...without[kind === 'team' || kind === 'player' ? kind : 'others'],
    ...(fromAnybody || proposers.size > 1 ? [] : (['proposer'] as const)),
  ];
  const count = countNegotiationFilters(filters);
  const filtered = count > 0 || filters.text !== '';
  // The columns of a board hold open deals: whether there has been any is asked only where nothing waits for the reader.
  const everything = useNegotiations({}, asBoard && !filtered && turns === 0).data;
  const withBoard = asBoard && (filtered || turns !== 0 || everything?.pages[0]?.items.length !== 0);
  const mayPropose = ['agent', 'premium', 'staff', 'admin'].includes(kind);
  const propose = mayPropose && (
    <Button component={Link} to={paths.negotiation} leftSection={<IconPlus size={18} aria-hidden="true" />}>
      {t('list.propose')}
    </Button>
  );
  // Readers who cannot propose are shown where negotiations start.
  const begin = !mayPropose && (
    <Button component={Link} to={kind === 'team' ? paths.request : paths.requests} variant="default">
      {t(kind === 'team' ? 'list.toRequest' : 'list.toMarket')}
    </Button>
  );
  const nothingYet = (
    <EmptyState
      icon={IconHeartHandshake}
      title={t('list.empty.title')}
      text={t(`list.empty.${kind === 'team' || kind === 'player' ? kind : mayPropose ? 'agent' : 'coach'}`)}
      action={propose || begin || undefined}
    />
  );
  return (
    <>
      <PageHeader
        ofList
        title={t('list.title')}
        count={asBoard ? undefined : counted && figure(counted)}
        description={
          asBoard
            ? t(`list.description.${kind === 'team' || kind === 'player' ? kind : 'others'}`)
            : undefined
        }
        actions={
          <div className={classes.tools}>
            {shown !== null && phone && (
              <ToolButton
                icon={
                  asBoard ? (
                    <IconTable size={18} stroke={1.75} aria-hidden="true" />
                  ) : (
                    <IconLayoutKanban size={18} stroke={1.75} aria-hidden="true" />
                  )
                }
                onClick={() => show(asBoard ? 'table' : 'board')}
              >
                {t(asBoard ? 'board.table' : 'board.board')}
              </ToolButton>
            )}
            {shown !== null && !phone && (
              <Segments
                label={t('board.view')}
                value={shown}
                onChange={show}
                options={[
                  { value: 'board', label: t('board.board') },
                  { value: 'table', label: t('board.table') },
                ]}
              />
            )}
            {['team', 'staff', 'admin'].includes(kind) && (
              <ToolLink
                to={paths.transfers}
                icon={<IconArrowsExchange size={18} stroke={1.75} aria-hidden="true" />}
              >
                {t('list.transfers')}
              </ToolLink>
            )}
            {mayPropose && (
              <ToolLink
                to={paths.negotiation}
                icon={<IconPlus size={18} stroke={1.75} aria-hidden="true" />}
                isFirst
              >
                {t('list.propose')}
              </ToolLink>
            )}
          </div>
        }
      />
      {(asBoard ? withBoard : list.loading || rows.length > 0 || filtered) && (
        <FilterBar
          search={
            <SearchField
              value={filters.text}
              label={t('filter.text')}
              by="nameOrClub"
              onSearch={(text) => setFilters({ text }, 'typing')}
            />
          }
          count={count}
          further={
            <Suspense>
              <MoreFilterFields filters={filters} setFilters={setFilters} />
            </Suspense>
          }
          onClear={clearFilters}
          end={
            !asBoard && (
              <div>
                <Suspense>
                  <ExportButton query={query} />
                </Suspense>
              </div>
            )
          }
          result={
            counted &&
            t(counted.totalIsExact ? 'filter.result' : 'filter.resultMore', totalWords(counted, number))
          }
        >
          <NegotiationFilterFields
            filters={filters}
            setFilters={setFilters}
            turns={turns}
            withoutStatus={asBoard}
            withTurn={kind !== 'player' && kind !== 'coach'}
            withConfirmed={fromAnybody}
          />
        </FilterBar>
      )}
      {withBoard && (
        <Suspense fallback={<Skeletons shape="page" />}>
          <DealBoard query={query} />
        </Suspense>
      )}
      {asBoard && !withBoard && nothingYet}
      {!asBoard && (
        <Suspense fallback={<Skeletons shape="rows" />}>
          <NegotiationsTable
            {...list}
            without={hidden}
            sort={sortOf(view)}
            onSort={(next) => setView({ sort: next?.by ?? '', down: next?.descending ?? false })}
            empty={filtered ? <NothingFits onClear={clearFilters} /> : nothingYet}
          />
        </Suspense>
      )}
    </>
  );
}
