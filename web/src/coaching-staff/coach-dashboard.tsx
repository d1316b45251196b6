import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { paths } from '../app/paths.ts';
import { usePendingMessages } from '../chat/pending-messages.ts';
import { useOngoingCount } from '../dashboard/dashboard.queries.ts';
import { dashboardKeys } from '../dashboard/dashboard-keys.ts';
import { DealsPanel } from '../dashboard/deals-panel.tsx';
import { Greeting } from '../dashboard/greeting.tsx';
import { MarketPanel } from '../dashboard/market-panel.tsx';
import classes from '../dashboard/panels.module.css';
import { WaitingTiles } from '../dashboard/waiting-tiles.tsx';
import { call } from '../platform/api/call.ts';
import { Together } from '../ui/together.tsx';
import { CoachPlayersPanel } from './coach-players-panel.tsx';
import { OwnProfilePanel } from './own-profile-panel.tsx';
import { ReceivedRequestsPanel } from './received-requests-panel.tsx';

/** The first screen of coaching staff: what waits, what is missing, the own players, the requests sent to them. */
export default function CoachDashboard() {
  const { t } = useTranslation(['dashboard', 'coaching-staff']);
  const ongoing = useOngoingCount(true).data;
  const unread = usePendingMessages();
  const received = useQuery({
    queryKey: [...dashboardKeys.requests, 'received'],
    queryFn: ({ signal }) =>
      call('Request/GetRequests', { box: 'received', status: 0, limit: 4 }, { signal }),
  }).data;
  return (
    <>
      <Greeting />
      <Together>
        <WaitingTiles
          tiles={[
            {
              key: 'unread',
              count: unread,
              words: t('dashboard:unread'),
              to: paths.negotiationRoom,
              waits: true,
            },
            {
              key: 'received',
              count: received?.total,
              words: t('coaching-staff:dashboard.requests'),
              to: paths.requests,
              waits: false,
            },
            {
              key: 'ongoing',
              count: ongoing,
              words: t('dashboard:ongoing'),
              to: paths.negotiations,
              waits: false,
            },
          ]}
        />
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
