import { Anchor, Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { playerName } from '../players/player-facts.ts';
import { PlayerLine } from '../players/player-line.tsx';
import { playerPath } from '../players/player-paths.ts';
import { ErrorPanel } from '../ui/error-panel.tsx';
import { Skeletons } from '../ui/skeletons.tsx';
import classes from './team-screen.module.css';
import { useTeamPlayers } from './teams.queries.ts';

/** The players whom a club keeps, as far as the reader may see them. */
export function TeamPlayers({ teamId }: { teamId: number }) {
  const { t } = useTranslation(['teams', 'shell']);
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useTeamPlayers(teamId);
  if (error) return <ErrorPanel text={error.message} onRetry={() => void refetch()} />;
  if (!data) return <Skeletons shape="rows" count={3} />;
  const players = data.pages.flatMap((page) => page.items);
  if (players.length === 0) return <p className={classes.none}>{t('teams:team.noPlayers')}</p>;
  return (
    <>
      <ul className={classes.rows}>
        {players.map((player) => (
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
      {hasNextPage && (
        <Button variant="default" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('teams:more')}
        </Button>
      )}
    </>
  );
}
