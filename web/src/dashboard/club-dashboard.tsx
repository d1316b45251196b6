import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../app/paths.ts';
import { usePendingMessages } from '../chat/pending-messages.ts';
import { useMandatesToAnswer } from '../mandates/mandates.queries.ts';
import { loadChunk } from '../platform/chunks/load-chunk.ts';
import { Together } from '../ui/together.tsx';
import { BestCandidates } from './best-candidates.tsx';
import { useOngoingCount, useOwnRequests, usePortfolioSize, useTurnCount } from './dashboard.queries.ts';
import { DealsPanel } from './deals-panel.tsx';
import { Greeting } from './greeting.tsx';
import { OwnRequests } from './own-requests.tsx';
import classes from './panels.module.css';
import { WaitingTiles } from './waiting-tiles.tsx';

/** Only for who is new. */
const QuizCard = lazy(() => loadChunk(() => import('../onboarding/quiz-card.tsx')));

/** The first screen of a club: what waits on it, the deals of its turn, what it looks for and who fits. */
export default function ClubDashboard() {
  const { t } = useTranslation(['dashboard', 'requests']);
  const turns = useTurnCount(true).data;
  const ongoing = useOngoingCount(true).data;
  const requests = useOwnRequests().data;
  const mandates = useMandatesToAnswer(true).data;
  const portfolio = usePortfolioSize().data;
  const unread = usePendingMessages();
  const newest = requests?.items[0];
  return (
    <>
      <Greeting
        actions={
          <Button
            component={Link}
            to={paths.request}
            leftSection={<IconPlus size={18} stroke={2} aria-hidden="true" />}
          >
            {t('requests:list.new')}
          </Button>
        }
      />
      <Together>
        <Suspense>
          <QuizCard />
        </Suspense>
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
              key: 'mandates',
              // Shown while there is one to answer.
              count: mandates || undefined,
              words: t('dashboard:mandates'),
              to: paths.mandates,
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
              key: 'portfolio',
              count: portfolio,
              words: t('dashboard:portfolioPlayers'),
              to: paths.portfolio,
              waits: false,
            },
            {
              key: 'requests',
              count: requests?.total,
              words: t('dashboard:requests'),
              to: paths.requests,
              waits: false,
            },
          ]}
        />
        <div className={classes.panels}>
          <DealsPanel />
          {newest && <BestCandidates request={newest} />}
          {requests && <OwnRequests requests={requests.items} />}
        </div>
      </Together>
    </>
  );
}
