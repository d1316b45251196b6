import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../app/paths.ts';
import { Panel, PanelNothing, PanelRows } from '../dashboard/panel.tsx';
import classes from '../dashboard/row-words.module.css';
import { call } from '../platform/api/call.ts';
import { playerName } from '../players/player-facts.ts';
import { PlayerLine } from '../players/player-line.tsx';
import { newPlayerPath, playerPath } from '../players/player-paths.ts';
import { playersKeys } from '../players/players-keys.ts';

const shown = 4;

/** The coach's own players, those changed last first. */
export function CoachPlayersPanel() {
  const { t } = useTranslation('coaching-staff');
  const players = useQuery({
    queryKey: [...playersKeys.picker, 'coach', shown],
    queryFn: async ({ signal }) =>
      (await call('CoachingStaff/GetCoachingStaffPlayerList', { limit: shown }, { signal })).items,
  }).data;
  if (!players) return null;
  return (
    <Panel title={t('dashboard.portfolio')} all={paths.portfolio}>
      {players.length === 0 ? (
        <PanelNothing
          text={t('dashboard.noPlayers')}
          action={
            <Button component={Link} to={newPlayerPath} variant="default" size="sm">
              {t('dashboard.addPlayer')}
            </Button>
          }
        />
      ) : (
        <PanelRows>
          {players.map((player) => (
            <li key={player.id}>
              <PlayerLine
                player={player}
                title={
                  <Link to={playerPath(player.id)} className={classes.way}>
                    {playerName(player)}
                  </Link>
                }
              />
            </li>
          ))}
        </PanelRows>
      )}
    </Panel>
  );
}
