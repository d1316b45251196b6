import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { usePortfolioFigures } from '../../people/players.ts';
import { paths } from '../../platform/paths.ts';
import { AwaitQueries } from '../../ui/feedback/await-queries.tsx';
import { useDeskCounts } from '../desk/desk-counts.queries.ts';
import { deskQueues } from '../desk/desk-queues.ts';
import { DeskLayout } from './desk-layout.tsx';
import { FigureRows } from './figures/figure-rows.tsx';
import { PortfolioFigures } from './figures/portfolio-figures.tsx';
import { DealsPanel } from './panels/deals-panel.tsx';
import { Greeting } from './panels/greeting.tsx';
import { MarketPanel } from './panels/market-panel.tsx';
import { PortfolioPanel } from './panels/portfolio-panel.tsx';
import { TurnList } from './panels/turn-list.tsx';
import { useUnread, type WaitingTile } from './panels/waiting.ts';

/** The first screen of staff: decisions to take, negotiations that wait, the market; beside them the figures. */
export default function StaffDashboard() {
  const { t } = useTranslation(['dashboard', 'desk', 'shell']);
  const decisions = useDeskCounts();
  const figures = usePortfolioFigures().data;
  const waits: WaitingTile[] = [
    ...deskQueues.map(({ key }) => ({
      key,
      kind: 'queue' as const,
      count: decisions[key],
      name: t(`desk:queue.${key}`),
      to: `${paths.desk}?queue=${key}`,
    })),
    useUnread(),
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
        <DeskLayout
          side={
            figures !== undefined &&
            figures.players > 0 && (
              <>
                <PortfolioFigures figures={figures} withValue />
                <FigureRows
                  tiles={[
                    {
                      key: 'incomplete',
                      count: figures.incomplete,
                      words: t('dashboard:incomplete'),
                      to: `${paths.portfolio}?profile=incomplete`,
                    },
                  ]}
                />
              </>
            )
          }
        >
          <TurnList waits={waits} />
          <DealsPanel />
          <MarketPanel />
          <PortfolioPanel title={t('dashboard:everyPlayer')} />
        </DeskLayout>
      </AwaitQueries>
    </>
  );
}
