import { Button } from '@mantine/core';
import { IconHeartHandshake, IconPlus } from '@tabler/icons-react';
import { lazy, Suspense, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { loadChunk } from '../../platform/chunks/load-chunk.ts';
import { useFormats } from '../../platform/i18n/use-formats.ts';
import { useUser } from '../../platform/login/use-session.ts';
import { negotiationPath, paths } from '../../platform/paths.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FilterBar } from '../../ui/filter-bar.tsx';
import { SearchField } from '../../ui/form/search-field.tsx';
import { DataList } from '../../ui/list/data-list.tsx';
import { NothingFits } from '../../ui/list/nothing-fits.tsx';
import { totalWords } from '../../ui/list/total-words.ts';
import { usePages } from '../../ui/list/use-pages.ts';
import { useTotalFigure } from '../../ui/list/use-total-figure.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { useAddressFilters } from '../../ui/use-address-filters.ts';
import { type NegotiationColumn, useNegotiationColumns } from './negotiation-columns.tsx';
import { NegotiationFilterFields } from './negotiation-filter-fields.tsx';
import {
  countNegotiationFilters,
  negotiationFilters,
  negotiationsQuery,
  negotiationView,
  sortOf,
} from './negotiation-filters.ts';
import { useNegotiations, useTurnCount } from './negotiations.queries.ts';

const ExportButton = lazy(() => loadChunk(() => import('./export-negotiations-button.tsx')));

/** What a kind of reader has no need of in the list: their own name in every row; a player sees no price. */
const without = {
  team: ['team'],
  player: ['player', 'price'],
  others: [],
} as const satisfies Record<string, readonly NegotiationColumn[]>;

/** All negotiations that one is party to, the latest change first; those that wait on one stand out. */
export default function NegotiationsScreen() {
  const { t } = useTranslation('negotiations');
  const { number } = useFormats();
  const figure = useTotalFigure();
  const { kind } = useUser();
  const { filters, setFilters, clearFilters } = useAddressFilters(negotiationFilters);
  const { filters: view, setFilters: setView } = useAddressFilters(negotiationView);
  const query = useMemo(() => negotiationsQuery(filters, view), [filters, view]);
  const list = usePages(useNegotiations(query));
  const turns = useTurnCount().data;
  const { rows, counted } = list;
  // The same name in every row tells nothing, but to who receives proposals from anybody.
  const fromAnybody = kind === 'team' || kind === 'staff' || kind === 'admin';
  const proposers = new Set(rows.map(({ proposer }) => `${proposer.name}, ${proposer.society}`));
  const columns = useNegotiationColumns([
    ...without[kind === 'team' || kind === 'player' ? kind : 'others'],
    ...(fromAnybody || proposers.size > 1 ? [] : (['proposer'] as const)),
  ]);
  const count = countNegotiationFilters(filters);
  const filtered = count > 0 || filters.text !== '';
  const mayPropose = ['agent', 'premium', 'staff', 'admin'].includes(kind);
  const propose = mayPropose && (
    <Button component={Link} to={paths.negotiation} leftSection={<IconPlus size={18} aria-hidden="true" />}>
      {t('list.propose')}
    </Button>
  );
  // Who proposes nobody begins where a negotiation comes from.
  const begin = !mayPropose && (
    <Button component={Link} to={kind === 'team' ? paths.request : paths.requests} variant="default">
      {t(kind === 'team' ? 'list.toRequest' : 'list.toMarket')}
    </Button>
  );
  return (
    <>
      <PageHeader
        title={t('list.title')}
        count={counted && figure(counted)}
        description={t(`list.description.${kind === 'team' || kind === 'player' ? kind : 'others'}`)}
        actions={propose || undefined}
      />
      {(list.loading || rows.length > 0 || filtered) && (
        <FilterBar
          search={
            <SearchField
              value={filters.text}
              label={t('filter.text')}
              onSearch={(text) => setFilters({ text }, 'typing')}
            />
          }
          count={count}
          onClear={clearFilters}
          end={
            <div>
              <Suspense>
                <ExportButton query={query} />
              </Suspense>
            </div>
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
            withTurn={kind !== 'player' && kind !== 'coach'}
          />
        </FilterBar>
      )}
      <DataList
        {...list}
        label={t('list.title')}
        columns={columns}
        sort={sortOf(view)}
        onSort={(next) => setView({ sort: next?.by ?? '', down: next?.descending ?? false })}
        rowKey={({ id }) => id}
        rowLink={({ id }) => negotiationPath(id)}
        empty={
          filtered ? (
            <NothingFits onClear={clearFilters} />
          ) : (
            <EmptyState
              icon={IconHeartHandshake}
              title={t('list.empty.title')}
              text={t(
                `list.empty.${kind === 'team' || kind === 'player' ? kind : mayPropose ? 'agent' : 'coach'}`,
              )}
              action={propose || begin || undefined}
            />
          )
        }
      />
    </>
  );
}
