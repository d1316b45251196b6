import { IconClipboardText, IconPlaylistAdd } from '@tabler/icons-react';
import type { ScoutedPlayer } from '@trattativa/contract/people/scouts/scout';
import { useTranslation } from 'react-i18next';
import { QuietAct } from '../../ui/list/quiet-act.tsx';
import { playerName } from '../players/player-facts.ts';
import { evaluatePlayerPath } from '../players/player-paths.ts';

interface ScoutedPlayerActsProps {
  scouted: ScoutedPlayer;
  onList: (scouted: ScoutedPlayer) => void;
}

/** What a scout does with a player: evaluate, and keep in lists. */
export function ScoutedPlayerActs({ scouted, onList }: ScoutedPlayerActsProps) {
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
