import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { newPlayerPath, usePortfolioFigures } from '../../people/players.ts';
import { PortfolioList } from '../../people/portfolios-ui.ts';
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

/** The first screen of an agent: what waits, the deals of their turn, the best matches, the portfolio in figures and itself. */
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
        <AgentFigures />
        {figures !== undefined && figures.players > 0 && (
          <PanelColumns>
            <PanelStack>
              <DealsPanel />
              <MarketPanel />
            </PanelStack>
            {best && <BestMatches matches={best} />}
            <PortfolioFigures figures={figures} withValue={false} />
          </PanelColumns>
        )}
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
