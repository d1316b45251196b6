import { Anchor } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ListState } from '../../../ui/list/list-state.tsx';
import { MoreButton } from '../../../ui/list/more-button.tsx';
import { usePages } from '../../../ui/list/use-pages.ts';
import { QuietText } from '../../../ui/text/quiet-text.tsx';
import { playerName } from '../../players/page/player-facts.ts';
import { PlayerLine } from '../../players/player-line.tsx';
import { playerPath } from '../../players/player-paths.ts';
import { useTeamPlayers } from '../teams.queries.ts';
import classes from './team-screen.module.css';

/** A club's players, as far as the reader may see them. */
export function TeamPlayers({ teamId }: { teamId: number }) {
  const { t } = useTranslation(['teams', 'shell']);
  const found = useTeamPlayers(teamId);
  const list = usePages(found);
  return (
    <ListState {...list} shape="rows" empty={<QuietText>{t('teams:team.noPlayers')}</QuietText>}>
      <ul className={classes.rows}>
        {list.rows.map((player) => (
          <li key={player.id}>
            <PlayerLine
              player={player}
              title={
                <Anchor component={Link} to={playerPath(player.id)}>
                  {playerName(player)}
                </Anchor>
              }
            />
          </li>
        ))}
      </ul>
      <MoreButton query={found}>{t('teams:more')}</MoreButton>
    </ListState>
  );
}
