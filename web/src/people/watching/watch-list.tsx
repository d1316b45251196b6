import { IconNotes, IconStar, IconTrash } from '@tabler/icons-react';
import type { WatchedPlayer } from '@trattativa/contract/people/watching/watched-player';
import { watchStages } from '@trattativa/domain/people/watching/watch-stages';
import { lazy, Suspense, useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../platform/api/call.ts';
import { loadChunk } from '../../platform/chunks/load-chunk.ts';
import { useFormats } from '../../platform/i18n/use-formats.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { showUndo } from '../../ui/feedback/toasts.tsx';
import { useAct } from '../../ui/feedback/use-act.ts';
import type { FilterSchema } from '../../ui/filter/address-filters.ts';
import { ToggleChip } from '../../ui/filter/toggle-chip.tsx';
import { useAddressFilters } from '../../ui/filter/use-address-filters.ts';
import { DataList } from '../../ui/list/data-list.tsx';
import { NothingFits } from '../../ui/list/nothing-fits.tsx';
import { QuietAct } from '../../ui/list/quiet-act.tsx';
import { usePages } from '../../ui/list/use-pages.ts';
import { playerName } from '../players/page/player-facts.ts';
import { playerPath } from '../players/player-paths.ts';
import { useWatchColumns } from './watch-columns.tsx';
import classes from './watch-list.module.css';
import { useListChanged, useWatched, useWatchList } from './watched.queries.ts';

const WatchNotesDialog = lazy(() => loadChunk(() => import('./watch-notes-dialog.tsx')));

const address = { stage: 'text' } as const satisfies FilterSchema;

const linkOf = ({ player }: WatchedPlayer) => playerPath(player.id);
const keyOf = ({ player }: WatchedPlayer) => player.id;

/** The watched players of the reader's club or agency: stage, contract, latest note; filtered by stage. */
export default function WatchList() {
  const { t } = useTranslation('watch-list');
  const { number } = useFormats();
  const { filters, setFilters, clearFilters } = useAddressFilters(address);
  const stage = watchStages.find((one) => one === filters.stage) ?? null;
  const list = usePages(useWatchList(stage));
  const { stages } = useWatched();
  const [noted, setNoted] = useState<WatchedPlayer | null>(null);
  const columns = useWatchColumns();
  const remove = useRemoval();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the removal does the same in every render
  const actsOf = useCallback(
    (watched: WatchedPlayer) => {
      const name = playerName(watched.player);
      return (
        <>
          <QuietAct
            label={t('notesOf', { name })}
            icon={<IconNotes size={18} stroke={1.75} />}
            onPress={() => setNoted(watched)}
          />
          <QuietAct
            label={t('removeOf', { name })}
            icon={<IconTrash size={18} stroke={1.75} />}
            onPress={() => remove(watched)}
          />
        </>
      );
    },
    [t],
  );
  const all = [...(stages?.values() ?? [])];
  return (
    <>
      <fieldset className={classes.stages} aria-label={t('stageLabel')}>
        {watchStages.map((one) => {
          const count = all.filter((other) => other === one).length;
          return (
            <ToggleChip
              key={one}
              label={count === 0 ? t(`stage.${one}`) : `${t(`stage.${one}`)} ${number(count)}`}
              chosen={stage === one}
              onChange={(chosen) => setFilters({ stage: chosen ? one : '' })}
            />
          );
        })}
      </fieldset>
      <DataList
        {...list}
        label={t('title')}
        columns={columns}
        rowKey={keyOf}
        rowLink={linkOf}
        rowActions={actsOf}
        actionsWidth="84px"
        actionsBeside
        empty={
          stage === null ? (
            <EmptyState icon={IconStar} title={t('empty.title')} text={t('empty.text')} />
          ) : (
            <NothingFits onClear={clearFilters} />
          )
        }
      />
      <Suspense>
        {noted && <WatchNotesDialog player={noted.player} onClose={() => setNoted(null)} />}
      </Suspense>
    </>
  );
}

/** Takes a player off the list, which can be undone: stage and notes come back. */
function useRemoval() {
  const { t } = useTranslation('watch-list');
  const changed = useListChanged();
  const { act } = useAct();
  return ({ player }: WatchedPlayer) =>
    void act(async () => {
      await call('Watch/UnwatchPlayer', { playerId: player.id });
      await changed();
      showUndo({
        message: t('removed', { name: playerName(player) }),
        onUndo: () =>
          void act(async () => {
            await call('Watch/WatchPlayer', { playerId: player.id });
            await changed();
          }),
      });
    });
}
