import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../app/paths.ts';
import { dashboardKeys } from '../dashboard/dashboard-keys.ts';
import { DealsPanel } from '../dashboard/deals-panel.tsx';
import { Greeting } from '../dashboard/greeting.tsx';
import { MarketPanel } from '../dashboard/market-panel.tsx';
import classes from '../dashboard/panels.module.css';
import { useOfferTile, useOngoingTile, useUnreadTile } from '../dashboard/tiles.ts';
import { WaitingTiles } from '../dashboard/waiting-tiles.tsx';
import { call } from '../platform/api/call.ts';
import { Together } from '../ui/together.tsx';
import { CoachPlayersPanel } from './coach-players-panel.tsx';
import { OwnProfilePanel } from './own-profile-panel.tsx';
import { ReceivedRequestsPanel } from './received-requests-panel.tsx';

/** The first screen of coaching staff: what waits, what is missing, the own players, the requests sent to them. */
export default function CoachDashboard() {
  const { t } = useTranslation(['dashboard', 'coaching-staff']);
  const received = useQuery({
    queryKey: [...dashboardKeys.requests, 'received'],
    queryFn: ({ signal }) =>
      call('Request/GetRequests', { box: 'received', status: 0, limit: 4 }, { signal }),
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
      <Together>
        <WaitingTiles waits={waits} figures={figures} />
        <div className={classes.panels}>
          <OwnProfilePanel />
          {received && <ReceivedRequestsPanel requests={received.items} />}
          <CoachPlayersPanel />
          <DealsPanel />
          <MarketPanel />
        </div>
      </Together>
    </>
  );
}
