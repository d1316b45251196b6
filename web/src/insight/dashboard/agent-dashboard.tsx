import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { newPlayerPath, usePortfolioFigures } from '../../people/players.ts';
import { PortfolioList } from '../../people/portfolios-ui.ts';
import { loadChunk } from '../../platform/chunks/load-chunk.ts';
import { paths } from '../../platform/paths.ts';
import { AwaitQueries } from '../../ui/await-queries.tsx';
import { PanelColumns, PanelStack } from '../../ui/panel-columns.tsx';
import { AgentFigures } from './agent-figures.tsx';
import { BestMatches } from './best-matches.tsx';
import { useBestMatches } from './dashboard.queries.ts';
import { DealsPanel } from './deals-panel.tsx';
import { Greeting } from './greeting.tsx';
import { MarketPanel } from './market-panel.tsx';
import classes from './panels.module.css';
import { PortfolioFigures } from './portfolio-figures.tsx';
import { useMandateTile, useMatchTiles, useOfferTile, useTurnTile, useUnreadTile } from './tiles.ts';
import { WaitingTiles } from './waiting-tiles.tsx';

const CommissionPanel = lazy(() => loadChunk(() => import('./commission-panel.tsx')));

/**
 * The first screen of an agent: pending items, negotiations with the agent's turn, the best matches, the portfolio and
 * its figures.
 */
export default function AgentDashboard() {
  const { t } = useTranslation(['dashboard', 'players']);
  const figures = usePortfolioFigures().data;
  const best = useBestMatches(true).data;
  const waits = [
    useTurnTile(),
    useOfferTile(),
    useUnreadTile(),
    useMandateTile(),
    {
      key: 'incomplete',
      count: figures?.incomplete,
      words: t('dashboard:incomplete'),
      to: `${paths.portfolio}?profile=incomplete`,
    },
  ];
  return (
    <>
      <Greeting
        actions={
          <Button
            component={Link}
            to={newPlayerPath}
            leftSection={<IconPlus size={18} stroke={2} aria-hidden="true" />}
          >
            {t('players:portfolio.add')}
          </Button>
        }
      />
      <AwaitQueries>
        <WaitingTiles waits={waits} figures={useMatchTiles()} />
        {figures !== undefined && figures.players > 0 && (
          <PanelColumns>
            <PanelStack>
              <DealsPanel />
              <Suspense>
                <CommissionPanel of="agent" />
              </Suspense>
              <MarketPanel />
            </PanelStack>
            {best && <BestMatches matches={best} />}
            <PortfolioFigures figures={figures} withValue={false} />
          </PanelColumns>
        )}
        {/* What waits and what is new stand above the figures. */}
        <AgentFigures />
        <h2 className={classes.title}>{t('dashboard:portfolio')}</h2>
        <PortfolioList heading={3} />
        {figures?.players === 0 && (
          <div className={classes.after}>
            <MarketPanel />
          </div>
        )}
      </AwaitQueries>
    </>
  );
}
