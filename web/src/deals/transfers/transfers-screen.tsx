import { Button } from '@mantine/core';
import { IconArrowsLeftRight } from '@tabler/icons-react';
import type { TransferItem } from '@trattativa/contract/deals/transfers/transfer';
import { lazy, Suspense, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { PlayerLine } from '../../people/players-ui.ts';
import { ClubLine } from '../../people/teams-ui.ts';
import { loadChunk } from '../../platform/chunks/load-chunk.ts';
import { paths } from '../../platform/paths.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { DataList } from '../../ui/list/data-list.tsx';
import type { Column } from '../../ui/list/table/column.ts';
import { useTotalFigure } from '../../ui/list/total-words.ts';
import { usePages } from '../../ui/list/use-pages.ts';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { MoneyText } from '../../ui/text/money-text.tsx';
import { RelativeTime } from '../../ui/text/relative-time.tsx';
import { transferPath } from './transfer-paths.ts';
import { TransferStateChip, TransferTurnMark } from './transfer-state.tsx';
import { useTransfers } from './transfers.queries.ts';

const ExportTransfersButton = lazy(() => loadChunk(() => import('./export-transfers-button.tsx')));

/** The agreements with other clubs, those in which it is the reader's turn marked. */
export default function TransfersScreen() {
  const { t } = useTranslation('transfers');
  const figure = useTotalFigure();
  const list = usePages(useTransfers());
  const columns = useTransferColumns();
  return (
    <>
      <PageHeader
        ofList
        title={t('title')}
        count={list.counted && figure(list.counted)}
        description={t('list.description')}
        actions={
          list.rows.length > 0 && (
            <Suspense>
              <ExportTransfersButton />
            </Suspense>
          )
        }
      />
      <DataList
        {...list}
        label={t('title')}
        columns={columns}
        rowKey={({ id }) => id}
        rowLink={({ id }) => transferPath(id)}
        empty={
          <EmptyState
            icon={IconArrowsLeftRight}
            title={t('list.emptyTitle')}
            text={t('list.empty')}
            action={
              <Button component={Link} to={paths.negotiations} variant="default">
                {t('list.toNegotiations')}
              </Button>
            }
          />
        }
      />
    </>
  );
}

function useTransferColumns(): readonly Column<TransferItem>[] {
  const { t } = useTranslation(['transfers', 'catalogue', 'negotiations', 'countries']);
  return useMemo(
    (): Column<TransferItem>[] => [
      {
        key: 'player',
        header: t('transfers:list.player'),
        render: ({ player }) => <PlayerLine player={player} withoutPitch briefly />,
        width: 'minmax(210px, 1.6fr)',
        card: 'title',
      },
      {
        key: 'releasing',
        header: t('transfers:list.other'),
        render: (item) => (
          <ClubLine team={item.side === 'releasing' ? item.engagingClub : item.releasingClub} />
        ),
        width: 'minmax(190px, 1.4fr)',
        card: 'long',
      },
      {
        key: 'state',
        header: t('transfers:list.state'),
        render: ({ state }) => <TransferStateChip state={state} />,
        width: 'minmax(150px, 0.7fr)',
        card: 'aside',
      },
      {
        key: 'turn',
        header: t('transfers:list.turn'),
        render: (item) => <TransferTurnMark item={item} />,
        width: 'minmax(150px, 0.9fr)',
      },
      {
        key: 'kind',
        header: t('transfers:term.kind'),
        render: ({ kind }) => t(`transfers:kind.${kind}`),
        width: '150px',
        hideBelow: 1160,
      },
      {
        key: 'compensation',
        header: t('transfers:term.compensation'),
        render: ({ compensation }) => <MoneyText euros={compensation} />,
        width: '150px',
        align: 'end',
      },
      {
        key: 'changed',
        header: t('transfers:list.changed'),
        render: ({ changedAt }) => <RelativeTime at={changedAt} />,
        width: '136px',
        hideBelow: 1040,
        card: 'none',
      },
    ],
    [t],
  );
}
