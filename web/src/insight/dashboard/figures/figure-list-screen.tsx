import { Button } from '@mantine/core';
import { IconChartBar } from '@tabler/icons-react';
import type { PlayerFigureLine } from '@trattativa/contract/insight/player-dashboard/player-dashboard';
import { type PlayerFigure, playerFigures } from '@trattativa/domain/insight/player-figures';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, useParams } from 'react-router';
import { NegotiationStatusChip } from '../../../deals/negotiations-ui.ts';
import { useFormats } from '../../../platform/i18n/use-formats.ts';
import { negotiationPath, paths } from '../../../platform/paths.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { DataList } from '../../../ui/list/data-list.tsx';
import type { Column } from '../../../ui/list/table/column.ts';
import { usePages } from '../../../ui/list/use-pages.ts';
import { BackLink } from '../../../ui/page/back-link.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { dashboardPath, useDashboardQuestion } from '../panels/dashboard-question.ts';
import { usePlayerFigureLines } from '../player-dashboard.queries.ts';
import classes from './figure-list-screen.module.css';

/** `/procura/{figure}`: the views or negotiations behind a figure of a player's dashboard. */
export default function FigureListScreen() {
  const { figure } = useParams();
  const { own, question } = useDashboardQuestion();
  const known = playerFigures.find((name) => name === figure);
  return known && (own || question.playerId !== null) ? (
    <Lines figure={known} />
  ) : (
    <Navigate to={paths.procura} replace />
  );
}

function Lines({ figure }: { figure: PlayerFigure }) {
  const { t } = useTranslation('player-dashboard');
  const { own, question } = useDashboardQuestion();
  const list = usePages(usePlayerFigureLines(question, figure));
  const isOfViews = figure === 'profileViews' || figure === 'videoViews';
  const viewColumns = useViewColumns();
  const dealColumns = useDealColumns(figure === 'negotiations');
  const title = t(`figure.${figure}.title`);
  return (
    <>
      <PageHeader
        ofList
        title={title}
        count={list.total}
        description={t(own ? `figure.${figure}.definition` : 'figures.weeks', { count: question.weeks })}
        before={<BackLink to={dashboardPath(question)}>{t('title')}</BackLink>}
      />
      <DataList
        {...list}
        label={title}
        columns={isOfViews ? viewColumns : dealColumns}
        rowKey={({ key }) => key}
        rowLink={({ negotiation }) => (negotiation ? negotiationPath(negotiation.id) : undefined)}
        empty={
          <EmptyState
            icon={IconChartBar}
            title={t('list.emptyTitle')}
            text={t(own ? `figure.${figure}.empty` : 'forStaff.empty')}
            action={
              own && (
                <Button component={Link} to={paths.requests}>
                  {t('list.openMarket')}
                </Button>
              )
            }
          />
        }
      />
    </>
  );
}

function useViewColumns(): Column<PlayerFigureLine>[] {
  const { t } = useTranslation('player-dashboard');
  const { plainDate } = useFormats();
  return [
    {
      key: 'viewer',
      header: t('list.viewer'),
      width: 'minmax(200px, 1.6fr)',
      card: 'title',
      render: ({ viewer }) => (
        <span className={classes.who}>
          <span className={classes.name}>{viewer?.name || t(`viewer.${viewer?.kind ?? 'other'}`)}</span>
          {viewer?.name && (
            <span className={classes.detail}>
              {[t(`viewerKind.${viewer.kind}`), viewer.detail].filter(Boolean).join(' · ')}
            </span>
          )}
        </span>
      ),
    },
    {
      key: 'at',
      header: t('list.day'),
      width: '180px',
      align: 'end',
      card: 'aside',
      render: ({ at }) => <span className={classes.detail}>{plainDate(at)}</span>,
    },
  ];
}

function useDealColumns(begun: boolean): Column<PlayerFigureLine>[] {
  const { t } = useTranslation('player-dashboard');
  const { date } = useFormats();
  return [
    {
      key: 'club',
      header: t('list.club'),
      width: 'minmax(200px, 1.6fr)',
      card: 'title',
      render: ({ negotiation }) => (
        <span className={classes.who}>
          <span className={classes.name}>{negotiation?.team}</span>
          <span className={classes.detail}>{negotiation?.city}</span>
        </span>
      ),
    },
    {
      key: 'proposer',
      header: t('list.proposer'),
      width: 'minmax(140px, 1fr)',
      card: 'fact',
      hideBelow: 620,
      render: ({ negotiation }) => negotiation?.proposer,
    },
    {
      key: 'status',
      header: t('list.status'),
      width: '190px',
      card: 'aside',
      render: ({ negotiation }) =>
        negotiation && <NegotiationStatusChip status={negotiation.status} cause={negotiation.cause} />,
    },
    {
      key: 'at',
      header: t(begun ? 'list.begun' : 'list.sent'),
      width: '150px',
      align: 'end',
      card: 'fact',
      render: ({ at }) => date(at),
    },
  ];
}
