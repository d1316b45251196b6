import { useTranslation } from 'react-i18next';
import { paths } from '../app/paths.ts';
import { usePendingMessages } from '../chat/pending-messages.ts';
import { useUser } from '../platform/session/use-session.ts';
import { useMatchCounts, useOngoingCount, useOwnRequestCount, useTurnCount } from './dashboard.queries.ts';
import { Greeting } from './greeting.tsx';
import { NextActs } from './next-acts.tsx';
import { WaitingTiles } from './waiting-tiles.tsx';

/** The first screen of clubs, players, coaching staff and scouts: what waits on them, and what they can do now. */
export function PlainDashboard() {
  const { t } = useTranslation(['dashboard', 'catalogue']);
  const { kind } = useUser();
  const isClub = kind === 'team';
  const turns = useTurnCount(isClub).data;
  const ongoing = useOngoingCount(kind !== 'scout').data;
  const requests = useOwnRequestCount(isClub).data;
  const matches = useMatchCounts(kind === 'player').data;
  const unread = usePendingMessages();
  return (
    <>
      <Greeting />
      <WaitingTiles
        tiles={[
          {
            key: 'turns',
            count: turns,
            words: t('dashboard:yourTurn'),
            to: `${paths.negotiations}?turn=1`,
            waits: true,
          },
          {
            key: 'unread',
            count: unread,
            words: t('dashboard:unread'),
            to: paths.negotiationRoom,
            waits: true,
          },
          {
            key: 'ongoing',
            count: ongoing,
            words: t('dashboard:ongoing'),
            to: paths.negotiations,
            waits: false,
          },
          {
            key: 'requests',
            count: requests,
            words: t('dashboard:requests'),
            to: paths.requests,
            waits: false,
          },
          {
            key: 'exact',
            count: matches?.exact,
            words: t('catalogue:matchingKind.exact'),
            to: paths.exactMatch,
            waits: false,
            countedTo: 1000,
          },
        ]}
      />
      <NextActs kind={kind} />
    </>
  );
}
