import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { newPlayerPath, usePortfolioFigures } from '../../people/players.ts';
import { loadChunk } from '../../platform/chunks/load-chunk.ts';
import { AwaitQueries } from '../../ui/feedback/await-queries.tsx';
import { BestMatches } from './best-matches.tsx';
import { useBestMatches } from './dashboard.queries.ts';
import { DeskLayout } from './desk-layout.tsx';
import { AgentFigures } from './figures/agent-figures.tsx';
import { PortfolioFigures } from './figures/portfolio-figures.tsx';
import { DealsPanel } from './panels/deals-panel.tsx';
import { FirstSteps } from './panels/first-steps.tsx';
import { Greeting } from './panels/greeting.tsx';
import { MarketPanel } from './panels/market-panel.tsx';
import { PortfolioPanel } from './panels/portfolio-panel.tsx';
import { TurnList } from './panels/turn-list.tsx';
import { useIsNew } from './panels/use-is-new.ts';
import { useMandates, useUnread } from './panels/waiting.ts';

const CommissionPanel = lazy(() => loadChunk(() => import('./figures/commission-panel.tsx')));

/** The first screen of an agent: what waits, what is new, and beside them what the portfolio is worth. */
export default function AgentDashboard() {
  const { t } = useTranslation(['dashboard', 'players', 'player-lists']);
  const figures = usePortfolioFigures().data;
  const best = useBestMatches(true).data;
  const isNew = useIsNew();
  const hasPlayers = figures !== undefined && figures.players > 0;
  return (
    <>
      <Greeting
        actions={
          <Button
            component={Link}
            to={newPlayerPath}
            variant="default"
            leftSection={<IconPlus size={18} stroke={2} aria-hidden="true" />}
          >
            {t('player-lists:portfolio.add')}
          </Button>
        }
      />
      <AwaitQueries>
        <DeskLayout
          side={
            hasPlayers && (
              <>
                <AgentFigures incomplete={figures.incomplete} />
                <Suspense>
                  <CommissionPanel of="agent" />
                </Suspense>
                <PortfolioFigures figures={figures} withValue={false} />
              </>
            )
          }
        >
          <FirstSteps />
          <TurnList waits={[useUnread(), useMandates()]} isNew={isNew} />
          {hasPlayers && best && <BestMatches matches={best} />}
          {hasPlayers ? <DealsPanel /> : <MarketPanel />}
          {hasPlayers && <PortfolioPanel title={t('dashboard:portfolio')} mayPropose />}
        </DeskLayout>
      </AwaitQueries>
    </>
  );
}
