import { NativeSelect } from '@mantine/core';
import type { WatchedPlayer } from '@trattativa/contract/people/watching/watched-player';
import { watchStages } from '@trattativa/domain/people/watching/watch-stages';
import { useTranslation } from 'react-i18next';
import { call } from '../../platform/api/call.ts';
import { useAct } from '../../ui/feedback/use-act.ts';
import { playerName } from '../players/page/player-facts.ts';
import { useListChanged } from './watched.queries.ts';

/** How far the reader's side has come with a watched player; saved when chosen. */
export function StageSelect({ watched }: { watched: WatchedPlayer }) {
  const { t } = useTranslation('watch-list');
  const changed = useListChanged();
  const { busy, act } = useAct();
  const { player, stage } = watched;
  function choose(value: string) {
    const next = watchStages.find((one) => one === value);
    if (!next) return;
    void act(async () => {
      await call('Watch/SetWatchStage', { playerId: player.id, stage: next });
      await changed();
    });
  }
  return (
    <NativeSelect
      size="xs"
      aria-label={t('stageOf', { name: playerName(player) })}
      value={stage}
      disabled={busy}
      data={watchStages.map((one) => ({ value: one, label: t(`stage.${one}`) }))}
      onChange={({ currentTarget }) => choose(currentTarget.value)}
    />
  );
}
