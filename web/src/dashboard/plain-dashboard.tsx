import { useTranslation } from 'react-i18next';
import { paths } from '../app/paths.ts';
import { usePendingMessages } from '../chat/pending-messages.ts';
import { useUser } from '../platform/session/use-session.ts';
import { useOngoingCount } from './dashboard.queries.ts';
import { DealsPanel } from './deals-panel.tsx';
import { Greeting } from './greeting.tsx';
import { MarketPanel } from './market-panel.tsx';
import { NextActs } from './next-acts.tsx';
import classes from './panels.module.css';
import { WaitingTiles } from './waiting-tiles.tsx';

/** The first screen of coaching staff and scouts: what waits, what clubs look for, and what they can do now. */
export default function PlainDashboard() {
  const { t } = useTranslation('dashboard');
  const { kind } = useUser();
  const isScout = kind === 'scout';
  const ongoing = useOngoingCount(!isScout).data;
  const unread = usePendingMessages();
  return (
    <>
      <Greeting />
      <WaitingTiles
        tiles={[
          { key: 'unread', count: unread, words: t('unread'), to: paths.negotiationRoom, waits: true },
          {
            key: 'ongoing',
            count: ongoing,
            words: t('ongoing'),
            to: paths.negotiations,
            waits: false,
          },
        ]}
      />
      <div className={classes.panels} data-two>
        <MarketPanel />
        <div className={classes.stack}>
          {!isScout && <DealsPanel />}
          <NextActs kind={kind} />
        </div>
      </div>
    </>
  );
}
