import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { requestStatus } from '@trattativa/domain/market/request-statuses';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { call } from '../../platform/api/call.ts';
import { paths } from '../../platform/paths.ts';
import { AwaitQueries } from '../../ui/await-queries.tsx';
import { PanelColumns } from '../../ui/panel-columns.tsx';
import { CoachPlayersPanel } from './coach-players-panel.tsx';
import { dashboardKeys } from './dashboard-keys.ts';
import { DealsPanel } from './deals-panel.tsx';
import { Greeting } from './greeting.tsx';
import { MarketPanel } from './market-panel.tsx';
import { OwnProfilePanel } from './own-profile-panel.tsx';
import { ReceivedRequestsPanel } from './received-requests-panel.tsx';
import { useOfferTile, useOngoingTile, useUnreadTile } from './tiles.ts';
import { WaitingTiles } from './waiting-tiles.tsx';

/** The first screen of coaching staff: what waits, what is missing, the own players, the requests sent to them. */
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
