import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { loadChunk } from '../../platform/chunks/load-chunk.ts';
import { paths } from '../../platform/paths.ts';
import { AwaitQueries } from '../../ui/await-queries.tsx';
import { PanelColumns } from '../../ui/panel-columns.tsx';
import { BestCandidates } from './best-candidates.tsx';
import { useOwnRequests, usePortfolioSize } from './dashboard.queries.ts';
import { DealsPanel } from './deals-panel.tsx';
import { Greeting } from './greeting.tsx';
import { OwnRequests } from './own-requests.tsx';
import {
  useCandidateTile,
  useMandateTile,
  useOfferTile,
  useOngoingTile,
  useTurnTile,
  useUnreadTile,
} from './tiles.ts';
import { WaitingTiles } from './waiting-tiles.tsx';

/** Only for who is new. */
const QuizCard = lazy(() => loadChunk(() => import('../../market/quiz-card.ts')));

/** The first screen of a club: what waits on it, the deals of its turn, what it looks for and who fits. */
export default function ClubDashboard() {
  const { t } = useTranslation(['dashboard', 'requests']);
  const requests = useOwnRequests().data;
  const waits = [useTurnTile(), useCandidateTile(), useOfferTile(), useUnreadTile(), useMandateTile()];
  const figures = [
    useOngoingTile(),
    {
      key: 'portfolio',
      count: usePortfolioSize().data,
      words: t('dashboard:portfolioPlayers'),
      to: paths.portfolio,
    },
    {
      key: 'requests',
      count: requests?.total,
      words: t('dashboard:requests'),
      to: paths.requests,
    },
  ];
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
      <AwaitQueries>
        <Suspense>
          <QuizCard />
        </Suspense>
        <WaitingTiles waits={waits} figures={figures} />
        <PanelColumns>
          <DealsPanel />
          {newest && <BestCandidates request={newest} />}
          {requests && <OwnRequests requests={requests.items} />}
        </PanelColumns>
      </AwaitQueries>
    </>
  );
}
