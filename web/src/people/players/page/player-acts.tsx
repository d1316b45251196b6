import { IconPencil, IconSend, IconTrash } from '@tabler/icons-react';
import type { Player } from '@trattativa/contract/people/players/player';
import { useTranslation } from 'react-i18next';
import { isBuilt } from '../../../platform/built-paths.ts';
import { paths } from '../../../platform/paths.ts';
import { QuietAct } from '../../../ui/list/quiet-act.tsx';
import { editPlayerPath, proposePlayerPath } from '../player-paths.ts';
import { playerName } from './player-facts.ts';

interface PlayerActsProps {
  player: Player;
  onRemove: (player: Player) => void;
}

/** The actions that the service allows on a player of the portfolio. */
export function PlayerActs({ player, onRemove }: PlayerActsProps) {
  const { t } = useTranslation(['players', 'player-lists']);
  const name = playerName(player);
  const propose = t('player-lists:portfolio.propose', { name });
  const edit = t('player-lists:portfolio.edit', { name });
  const remove = t('player-lists:portfolio.delete', { name });
  return (
    <>
      {player.can.propose && isBuilt(paths.negotiation) && (
        <QuietAct
          to={proposePlayerPath(player.id)}
          label={propose}
          icon={<IconSend size={18} stroke={1.75} />}
        />
      )}
      {player.can.edit && (
        <QuietAct to={editPlayerPath(player.id)} label={edit} icon={<IconPencil size={18} stroke={1.75} />} />
      )}
      {player.can.remove && (
        <QuietAct
          label={remove}
          icon={<IconTrash size={18} stroke={1.75} />}
          onPress={() => onRemove(player)}
        />
      )}
    </>
  );
}
