import { IconPencil, IconSend, IconTrash } from '@tabler/icons-react';
import type { Player } from '@trattativa/contract/players/player';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../app/paths.ts';
import { builtPaths } from '../app/shell/built-paths.ts';
import classes from './player-acts.module.css';
import { playerName } from './player-facts.ts';
import { editPlayerPath, proposePlayerPath } from './player-paths.ts';

interface PlayerActsProps {
  player: Player;
  onRemove: (player: Player) => void;
}

/**
 * What can be done with a player of the portfolio, as far as the service says so. Plain elements: a list draws dozens of
 * them with every frame that it scrolls.
 */
export function PlayerActs({ player, onRemove }: PlayerActsProps) {
  const { t } = useTranslation('players');
  const name = playerName(player);
  const propose = t('portfolio.propose', { name });
  const edit = t('portfolio.edit', { name });
  const remove = t('portfolio.delete', { name });
  return (
    <>
      {player.can.propose && builtPaths.has(paths.negotiation) && (
        <Link to={proposePlayerPath(player.id)} className={classes.act} aria-label={propose} title={propose}>
          <IconSend size={18} stroke={1.75} />
        </Link>
      )}
      {player.can.edit && (
        <Link to={editPlayerPath(player.id)} className={classes.act} aria-label={edit} title={edit}>
          <IconPencil size={18} stroke={1.75} />
        </Link>
      )}
      {player.can.remove && (
        <button
          type="button"
          className={classes.act}
          aria-label={remove}
          title={remove}
          onClick={() => onRemove(player)}
        >
          <IconTrash size={18} stroke={1.75} />
        </button>
      )}
    </>
  );
}
