import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { Api } from '@trattativa/contract/api';
import { requestStatus } from '@trattativa/domain/market/request-statuses';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { requestPath } from '../../market/requests.ts';
import { newPlayerPath, playerName, playerPath, usePlayerWords } from '../../people/players.ts';
import { playersKeys } from '../../people/players-keys.ts';
import { PlayerLine, PositionPitch } from '../../people/players-ui.ts';
import { call } from '../../platform/api/call.ts';
import { paths } from '../../platform/paths.ts';
import { AwaitQueries } from '../../ui/await-queries.tsx';
import { PanelColumns } from '../../ui/panel-columns.tsx';
import { PanelLine, RowLink } from '../../ui/panel-line.tsx';
import { RelativeTime } from '../../ui/relative-time.tsx';
import { dashboardKeys } from './dashboard.live.ts';
import { DealsPanel } from './deals-panel.tsx';
import { Greeting } from './greeting.tsx';
import { MarketPanel } from './market-panel.tsx';
import { OwnProfilePanel } from './own-profile-panel.tsx';
import { Panel, PanelNothing, PanelRows } from './panel.tsx';
import { useOfferTile, useOngoingTile, useUnreadTile } from './tiles.ts';
import { WaitingTiles } from './waiting-tiles.tsx';

/** The first screen of coaching staff: pending items, missing profile data, own players, received requests. */
export default function CoachDashboard() {
  const { t } = useTranslation(['dashboard', 'coaching-staff']);
  const received = useQuery({
    queryKey: [...dashboardKeys.requests, 'received'],
    queryFn: ({ signal }) =>
      call('Request/GetRequests', { box: 'received', status: requestStatus.active, limit: 4 }, { signal }),
  }).data;
  const waits = [useOfferTile(), useUnreadTile()];
  const figures = [
    {
      key: 'received',
      count: received?.total,
      words: t('coaching-staff:dashboard.requests'),
      to: paths.requests,
    },
    useOngoingTile(),
  ];
  return (
    <>
      <Greeting
        actions={
          <Button component={Link} to={paths.requests}>
            {t('dashboard:openMarket')}
          </Button>
        }
      />
      <AwaitQueries>
        <WaitingTiles waits={waits} figures={figures} />
        <PanelColumns>
          <OwnProfilePanel />
          {received && <ReceivedRequestsPanel requests={received.items} />}
          <CoachPlayersPanel />
          <DealsPanel />
          <MarketPanel />
        </PanelColumns>
      </AwaitQueries>
    </>
  );
}

type Requests = Api['Request/GetRequests']['output']['items'];

/** The requests that clubs have sent to the coach. */
function ReceivedRequestsPanel({ requests }: { requests: Requests }) {
  const { t } = useTranslation('coaching-staff');
  const words = usePlayerWords();
  return (
    <Panel title={t('dashboard.requests')} all={paths.requests}>
      {requests.length === 0 ? (
        <PanelNothing
          text={t('dashboard.noRequests')}
          action={
            <Button component={Link} to={paths.requests} variant="default" size="sm">
              {t('dashboard.market')}
            </Button>
          }
        />
      ) : (
        <PanelRows>
          {requests.map((request) => (
            <li key={request.id}>
              <PanelLine
                start={<PositionPitch principalRole={request.role} width={26} />}
                to={requestPath(request.id)}
                name={words.role(request.role)}
                facts={[request.team.name, words.level(request.level, request.country)]}
                end={<RelativeTime at={request.updatedAt} />}
              />
            </li>
          ))}
        </PanelRows>
      )}
    </Panel>
  );
}

const shown = 4;

/** The coach's own players, the latest change first. */
function CoachPlayersPanel() {
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
