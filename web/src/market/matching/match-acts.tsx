import { ActionIcon } from '@mantine/core';
import { IconHeartHandshake, IconTargetArrow, IconTrash } from '@tabler/icons-react';
import type { Match } from '@trattativa/contract/market/matching/match';
import { useTranslation } from 'react-i18next';
import { paths } from '../../platform/paths.ts';
import { RowAct } from '../../ui/list/row-act.tsx';
import { requestPath } from '../requests/request-paths.ts';
import classes from './match-list.module.css';

interface MatchActsProps {
  match: Match;
  /** The reader is the player, who applies; others propose. */
  isPlayer: boolean;
  onRemove: (match: Match) => void;
}

/** The actions on one match of a list. */
export function MatchActs({ match, isPlayer, onRemove }: MatchActsProps) {
  const { t } = useTranslation('matching');
  return (
    <div className={classes.acts}>
      {match.can.propose && (
        <RowAct
          worded
          to={`${paths.negotiation}?player=${match.player.id}&club=${match.request.teamId}&level=${match.request.level}`}
          name={t('matching:propose')}
          icon={<IconHeartHandshake size={20} stroke={1.75} aria-hidden="true" />}
        />
      )}
      {isPlayer && (
        <RowAct
          worded
          to={requestPath(match.request.id)}
          name={t('matching:apply')}
          icon={<IconTargetArrow size={20} stroke={1.75} aria-hidden="true" />}
        />
      )}
      {match.can.remove && (
        <ActionIcon
          variant="subtle"
          color="gray"
          size="lg"
          title={t('matching:delete')}
          aria-label={t('matching:delete')}
          onClick={() => onRemove(match)}
        >
          <IconTrash size={20} stroke={1.75} aria-hidden="true" />
        </ActionIcon>
      )}
    </div>
  );
}
