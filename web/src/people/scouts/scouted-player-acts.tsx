import { IconClipboardText, IconPlaylistAdd } from '@tabler/icons-react';
import type { ScoutedPlayer } from '@trattativa/contract/scouts/scout';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import classes from '../players/player-acts.module.css';
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
      <Link
        to={evaluatePlayerPath(scouted.player.id)}
        className={classes.act}
        aria-label={evaluate}
        title={evaluate}
      >
        <IconClipboardText size={18} stroke={1.75} />
      </Link>
      <button
        type="button"
        className={classes.act}
        aria-label={list}
        title={list}
        onClick={() => onList(scouted)}
      >
        <IconPlaylistAdd size={18} stroke={1.75} />
      </button>
    </>
  );
}
