import { Button } from '@mantine/core';
import {
  IconClipboardCheck,
  IconClipboardText,
  IconListCheck,
  IconPlaylistAdd,
  IconUsers,
} from '@tabler/icons-react';
import type { ScoutedPlayer } from '@trattativa/contract/people/scouts/scout';
import { lazy, Suspense, useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useFormats } from '../../platform/i18n/use-formats.ts';
import { paths } from '../../platform/paths.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { useAddressFilters } from '../../ui/filter/use-address-filters.ts';
import { FilteredList } from '../../ui/list/filtered-list.tsx';
import { QuietAct } from '../../ui/list/quiet-act.tsx';
import { sortInAddress } from '../../ui/list/table/column.ts';
import { totalWords } from '../../ui/list/total-words.ts';
import { usePages } from '../../ui/list/use-pages.ts';
import { playerName } from '../players/page/player-facts.ts';
import { evaluatePlayerPath, playerPath } from '../players/player-paths.ts';
import { useScoutColumns } from './scout-columns.tsx';
import { FurtherScoutFields, ScoutFilterFields } from './scout-filter-fields.tsx';
import {
  countScoutFilters,
  type ScoutTab,
  scoutFilters,
  scoutQuery,
  scoutView,
  sortOf,
} from './scout-filters.ts';
import { useScoutPlayers } from './scouts.queries.ts';

/** Loaded when a player is added to a shortlist. */
const ShortlistDialog = lazy(async () => ({
  default: (await import('./shortlist-dialog.tsx')).ShortlistDialog,
}));

const icons = { all: IconUsers, shortlists: IconListCheck, evaluations: IconClipboardCheck } as const;
const linkOf = ({ player }: ScoutedPlayer) => playerPath(player.id);

/** One of a scout's three lists, with search, filters and order in the address. */
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
          by: 'nameOrClub',
          text: filters.text,
          onSearch: (text) => setFilters({ text }, 'typing'),
        }}
        filterFields={<ScoutFilterFields tab={tab} filters={filters} setFilters={setFilters} />}
        furtherFields={<FurtherScoutFields tab={tab} filters={filters} setFilters={setFilters} />}
        filterCount={count}
        onClear={clearFilters}
        result={result}
        label={t(`scouts:tab.${tab}`)}
        columns={columns}
        rowKey={({ player }) => player.id}
        rowLink={linkOf}
        rowActions={actsOf}
        actionsWidth="84px"
        actionsBeside
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

interface ScoutedPlayerActsProps {
  scouted: ScoutedPlayer;
  onList: (scouted: ScoutedPlayer) => void;
}

/** A scout's actions on a player: evaluate, add to shortlists. */
function ScoutedPlayerActs({ scouted, onList }: ScoutedPlayerActsProps) {
  const { t } = useTranslation('scouts');
  const name = playerName(scouted.player);
  const evaluate = t('act.evaluate', { name });
  const list = t('act.list', { name });
  return (
    <>
      <QuietAct
        to={evaluatePlayerPath(scouted.player.id)}
        label={evaluate}
        icon={<IconClipboardText size={18} stroke={1.75} />}
      />
      <QuietAct
        label={list}
        icon={<IconPlaylistAdd size={18} stroke={1.75} />}
        onPress={() => onList(scouted)}
      />
    </>
  );
}
