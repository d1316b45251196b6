import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { newPlayerPath, playerName, playerPath } from '../../people/players.ts';
import { playersKeys } from '../../people/players-keys.ts';
import { PlayerLine } from '../../people/players-ui.ts';
import { call } from '../../platform/api/call.ts';
import { paths } from '../../platform/paths.ts';
import { RowLink } from '../../ui/panel-line.tsx';
import { Panel, PanelNothing, PanelRows } from './panel.tsx';

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
                title={<RowLink to={playerPath(player.id)}>{playerName(player)}</RowLink>}
              />
            </li>
          ))}
        </PanelRows>
      )}
    </Panel>
  );
}
