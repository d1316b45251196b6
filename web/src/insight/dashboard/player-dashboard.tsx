import { Button } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { loadChunk } from '../../platform/chunks/load-chunk.ts';
import { paths } from '../../platform/paths.ts';
import { AwaitQueries } from '../../ui/await-queries.tsx';
import { PanelColumns, PanelStack } from '../../ui/panel-columns.tsx';
import { BestMatches } from './best-matches.tsx';
import { useBestMatches } from './dashboard.queries.ts';
import { DealsPanel } from './deals-panel.tsx';
import { Greeting } from './greeting.tsx';
import { MarketPanel } from './market-panel.tsx';
import { OwnCard } from './own-card.tsx';
import { OwnViews } from './own-views.tsx';
import {
  useListingTile,
  useMandateTile,
  useMatchTiles,
  useMissingTile,
  useOfferTile,
  useOngoingTile,
  useProposalTile,
  useUnreadTile,
} from './tiles.ts';
import { WaitingTiles } from './waiting-tiles.tsx';

/** Only for who is new. */
const QuizCard = lazy(() => loadChunk(() => import('../../market/quiz-card.ts')));

/** The first screen of a player: what waits, the own card as clubs read it, which clubs fit, and the deals. */
export default function PlayerDashboard() {
  const { t } = useTranslation('dashboard');
  const best = useBestMatches(true).data;
  const waits = [useMissingTile(), useOfferTile(), useUnreadTile(), useMandateTile(), useListingTile()];
  const figures = [useProposalTile(), useOngoingTile(), ...useMatchTiles()];
  return (
    <>
      <Greeting
        actions={
          <Button component={Link} to={paths.requests}>
            {t('openMarket')}
          </Button>
        }
      />
      <AwaitQueries>
        <Suspense>
          <QuizCard />
        </Suspense>
        <WaitingTiles waits={waits} figures={figures} />
        <PanelColumns>
          <PanelStack>
            <OwnCard />
            <OwnViews />
          </PanelStack>
          {best && <BestMatches matches={best} />}
          <PanelStack>
            <DealsPanel />
            <MarketPanel />
          </PanelStack>
        </PanelColumns>
      </AwaitQueries>
    </>
  );
}
