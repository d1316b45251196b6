import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { usePortfolioFigures } from '../../people/players.ts';
import { paths } from '../../platform/paths.ts';
import { AwaitQueries } from '../../ui/await-queries.tsx';
import { useDeskCounts } from '../desk/desk-counts.queries.ts';
import { deskQueues } from '../desk/desk-queues.ts';
import { DealsPanel } from './deals-panel.tsx';
import { DeskLayout } from './desk-layout.tsx';
import { FigureRows } from './figure-rows.tsx';
import { Greeting } from './greeting.tsx';
import { MarketPanel } from './market-panel.tsx';
import { PortfolioFigures } from './portfolio-figures.tsx';
import { PortfolioPanel } from './portfolio-panel.tsx';
import { TurnList } from './turn-list.tsx';
import { useUnread, type WaitingTile } from './waiting.ts';

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
