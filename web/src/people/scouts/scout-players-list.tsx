import { Button } from '@mantine/core';
import { IconClipboardCheck, IconListCheck, IconUsers } from '@tabler/icons-react';
import type { ScoutedPlayer } from '@trattativa/contract/people/scouts/scout';
import { lazy, Suspense, useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useFormats } from '../../platform/i18n/use-formats.ts';
import { paths } from '../../platform/paths.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { sortInAddress } from '../../ui/list/column.ts';
import { FilteredList } from '../../ui/list/filtered-list.tsx';
import { totalWords } from '../../ui/list/total-words.ts';
import { usePages } from '../../ui/list/use-pages.ts';
import { useAddressFilters } from '../../ui/use-address-filters.ts';
import { playerPath } from '../players/player-paths.ts';
import { useScoutColumns } from './scout-columns.tsx';
import { ScoutFilterFields } from './scout-filter-fields.tsx';
import {
  countScoutFilters,
  type ScoutTab,
  scoutFilters,
  scoutQuery,
  scoutView,
  sortOf,
} from './scout-filters.ts';
import { ScoutedPlayerActs } from './scouted-player-acts.tsx';
import { useScoutPlayers } from './scouts.queries.ts';

/** Loaded when a player is put into a list. */
const ShortlistDialog = lazy(async () => ({
  default: (await import('./shortlist-dialog.tsx')).ShortlistDialog,
}));

const icons = { all: IconUsers, shortlists: IconListCheck, evaluations: IconClipboardCheck } as const;
const linkOf = ({ player }: ScoutedPlayer) => playerPath(player.id);

/** One of a scout's three lists: searchable, filterable, sortable, of any length. All of it stands in the address. */
export function ScoutPlayersList({ tab }: { tab: ScoutTab }) {
  const { t } = useTranslation('scouts');
  const { number } = useFormats();
  const { filters, setFilters, clearFilters } = useAddressFilters(scoutFilters);
  const { filters: view, setFilters: setView } = useAddressFilters(scoutView);
  const [listing, setListing] = useState<ScoutedPlayer | null>(null);
  const list = usePages(useScoutPlayers(scoutQuery(filters, view)));
  const { counted } = list;
  const columns = useScoutColumns(tab);
  const count = countScoutFilters(filters);
  const actsOf = useCallback(
    (scouted: ScoutedPlayer) => <ScoutedPlayerActs scouted={scouted} onList={setListing} />,
    [],
  );
  const result =
    counted && t(counted.totalIsExact ? 'scouts:count' : 'scouts:countMore', totalWords(counted, number));

  return (
    <>
      <FilteredList
        {...list}
        search={{
          label: t('scouts:search'),
          text: filters.text,
          onSearch: (text) => setFilters({ text }, 'typing'),
        }}
        filterFields={<ScoutFilterFields tab={tab} filters={filters} setFilters={setFilters} />}
        filterCount={count}
        onClear={clearFilters}
        result={result}
        label={t(`scouts:tab.${tab}`)}
        columns={columns}
        rowKey={({ player }) => player.id}
        rowLink={linkOf}
        rowActions={actsOf}
        actionsWidth="84px"
        sort={sortOf(view)}
        onSort={(next) => setView(sortInAddress(next))}
        empty={
          <EmptyState
            icon={icons[tab]}
            title={t(`scouts:empty.${tab}.title`)}
            text={t(`scouts:empty.${tab}.text`)}
            action={
              tab !== 'all' && (
                <Button component={Link} to={paths.playersList}>
                  {t('scouts:empty.toAll')}
                </Button>
              )
            }
          />
        }
      />
      {listing && (
        <Suspense fallback={null}>
          <ShortlistDialog scouted={listing} onClose={() => setListing(null)} />
        </Suspense>
      )}
    </>
  );
}
