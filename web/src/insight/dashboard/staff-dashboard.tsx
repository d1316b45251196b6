import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { usePortfolioFigures } from '../../people/players.ts';
import { PortfolioList } from '../../people/portfolios-ui.ts';
import { paths } from '../../platform/paths.ts';
import { AwaitQueries } from '../../ui/await-queries.tsx';
import { PanelColumns } from '../../ui/panel-columns.tsx';
import { deskQueues, useDeskCounts } from '../desk/desk-queues.ts';
import { DealsPanel } from './deals-panel.tsx';
import { Greeting } from './greeting.tsx';
import { MarketPanel } from './market-panel.tsx';
import classes from './panels.module.css';
import { PortfolioFigures } from './portfolio-figures.tsx';
import { useTurnTile, useUnreadTile } from './tiles.ts';
import { WaitingTiles } from './waiting-tiles.tsx';

/** The first screen of staff: pending decisions, stalled negotiations, the whole market. */
export default function StaffDashboard() {
  const { t } = useTranslation(['dashboard', 'desk', 'shell']);
  const decisions = useDeskCounts();
  const figures = usePortfolioFigures().data;
  const waits = [
    useUnreadTile(),
    ...deskQueues.map(({ key }) => ({
      key,
      count: decisions[key],
      words: t(`desk:queue.${key}`),
      to: `${paths.desk}?queue=${key}`,
    })),
  ];
  const seen = [
    useTurnTile('waitingDeals'),
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
          <Button component={Link} to={paths.desk}>
            {t('desk:title')}
          </Button>
        }
      />
      <AwaitQueries>
        <WaitingTiles waits={waits} figures={seen} />
        {figures !== undefined && figures.players > 0 && (
          <PanelColumns>
            <DealsPanel />
            <MarketPanel />
            <PortfolioFigures figures={figures} withValue />
          </PanelColumns>
        )}
        <h2 className={classes.title}>{t('dashboard:everyPlayer')}</h2>
        <PortfolioList heading={3} />
      </AwaitQueries>
    </>
  );
}
