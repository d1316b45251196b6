import { Button } from '@mantine/core';
import { IconChartBar } from '@tabler/icons-react';
import type { FigureLine } from '@trattativa/contract/people/agents/figures';
import type { FigureName } from '@trattativa/domain/people/players/figure-names';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, useParams } from 'react-router';
import { useFormats } from '../../platform/i18n/use-formats.ts';
import { paths } from '../../platform/paths.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { DataList } from '../../ui/list/data-list.tsx';
import type { Column } from '../../ui/list/table/column.ts';
import { usePages } from '../../ui/list/use-pages.ts';
import { BackLink } from '../../ui/page/back-link.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { StatusChip } from '../../ui/text/status-chip.tsx';
import { newPlayerPath, playerPath } from '../players/player-paths.ts';
import { useFigureLines } from './agents.queries.ts';
import classes from './figure-screen.module.css';

type Listed = (typeof listed)[number];

/** The potential revenue has a screen of its own. */
const listed = ['value', 'players', 'coverage', 'clubs'] as const satisfies readonly FigureName[];

/** `/figures/{figure}`: the players or clubs behind a figure of the dashboard. */
export default function FigureScreen() {
  const { figure } = useParams();
  const known = listed.find((name) => name === figure);
  return known ? <Lines figure={known} /> : <Navigate to={paths.start} replace />;
}

function Lines({ figure }: { figure: Listed }) {
  const { t } = useTranslation(['agents', 'negotiations', 'players', 'player-lists']);
  const list = usePages(useFigureLines(figure));
  // The clubs need a negotiation first, all others a player.
  const proposes = figure === 'clubs';
  const columns = useColumns(figure);
  return (
    <>
      <PageHeader
        ofList
        title={t(`figure.${figure}.title`)}
        count={list.total}
        description={t(`figure.${figure}.definition`)}
        before={<BackLink to={paths.start}>{t('figure.back')}</BackLink>}
      />
      <DataList
        {...list}
        label={t(`figure.${figure}.title`)}
        columns={columns}
        rowKey={({ id }) => id}
        rowLink={({ id }) => (figure === 'clubs' ? undefined : playerPath(id))}
        empty={
          <EmptyState
            icon={IconChartBar}
            title={t('figure.emptyTitle')}
            text={t(`figure.${figure}.empty`)}
            action={
              <Button component={Link} to={proposes ? paths.negotiation : newPlayerPath}>
                {proposes ? t('negotiations:list.propose') : t('player-lists:portfolio.add')}
              </Button>
            }
          />
        }
      />
    </>
  );
}

function useColumns(figure: Listed): Column<FigureLine>[] {
  const { t } = useTranslation('agents');
  const { money, number } = useFormats();
  const columns: Column<FigureLine>[] = [
    {
      key: 'name',
      header: t(figure === 'clubs' ? 'figure.club' : 'figure.player'),
      width: 'minmax(200px, 1.6fr)',
      card: 'title',
      render: ({ name, detail }) => (
        <span className={classes.who}>
          <span className={classes.name}>{name}</span>
          {detail !== '' && <span className={classes.detail}>{detail}</span>}
        </span>
      ),
    },
    {
      key: 'negotiations',
      header: t(figure === 'clubs' ? 'figure.allNegotiations' : 'figure.openNegotiations'),
      width: '180px',
      align: 'end',
      card: 'fact',
      render: ({ negotiations }) => number(negotiations),
    },
  ];
  if (figure === 'value') {
    columns.push({
      key: 'amount',
      header: t('figure.statedValue'),
      width: '180px',
      align: 'end',
      card: 'fact',
      render: ({ amount }) => (amount === null ? t('figure.notStated') : money(amount)),
    });
  }
  if (figure === 'coverage') {
    columns.push({
      key: 'counts',
      header: t('figure.covered'),
      width: '200px',
      card: 'aside',
      render: ({ counts }) => (
        <StatusChip tone={counts ? 'won' : 'idle'}>
          {t(counts ? 'figure.isCovered' : 'figure.isOpen')}
        </StatusChip>
      ),
    });
  }
  return columns;
}
