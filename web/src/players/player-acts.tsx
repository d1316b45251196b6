import { ActionIcon, Tooltip } from '@mantine/core';
import { IconPencil, IconSend, IconTrash } from '@tabler/icons-react';
import type { Player } from '@trattativa/contract/players/player';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../app/paths.ts';
import { builtPaths } from '../app/shell/built-paths.ts';
import { playerName } from './player-facts.ts';
import { editPlayerPath, proposePlayerPath } from './player-paths.ts';

interface PlayerActsProps {
  player: Player;
  onRemove: (player: Player) => void;
}

/** What can be done with a player of the portfolio, as far as the service says so. */
export function PlayerActs({ player, onRemove }: PlayerActsProps) {
  const { t } = useTranslation('players');
  const name = playerName(player);
  const shared = { variant: 'subtle', color: 'gray', size: 'lg' } as const;
  return (
    <>
      {player.can.propose && builtPaths.has(paths.negotiation) && (
        <Tooltip label={t('portfolio.propose', { name })}>
          <ActionIcon
            {...shared}
            component={Link}
            to={proposePlayerPath(player.id)}
            aria-label={t('portfolio.propose', { name })}
          >
            <IconSend size={18} stroke={1.75} />
          </ActionIcon>
        </Tooltip>
      )}
      {player.can.edit && (
        <Tooltip label={t('portfolio.edit', { name })}>
          <ActionIcon
            {...shared}
            component={Link}
            to={editPlayerPath(player.id)}
            aria-label={t('portfolio.edit', { name })}
          >
            <IconPencil size={18} stroke={1.75} />
          </ActionIcon>
        </Tooltip>
      )}
      {player.can.remove && (
        <Tooltip label={t('portfolio.delete', { name })}>
          <ActionIcon
            {...shared}
            onClick={() => onRemove(player)}
            aria-label={t('portfolio.delete', { name })}
          >
            <IconTrash size={18} stroke={1.75} />
          </ActionIcon>
        </Tooltip>
      )}
    </>
  );
}
