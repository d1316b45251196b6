import { Button } from '@mantine/core';
import { documentParents } from '@trattativa/contract/deals/closing/document-parents';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import { AttachmentsField } from '../../files/uploads-ui.ts';
import { PlayerCard } from '../../people/players-ui.ts';
import { ApiError } from '../../platform/api/api-error.ts';
import { loadChunk } from '../../platform/chunks/load-chunk.ts';
import { negotiationPath, paths } from '../../platform/paths.ts';
import { ErrorPanel } from '../../ui/feedback/error-panel.tsx';
import { Skeletons } from '../../ui/feedback/skeletons.tsx';
import { BackLink } from '../../ui/page/back-link.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { PagePart } from '../../ui/page/page-part.tsx';
import { RoomButton } from '../negotiations/room-button.tsx';
import { TransferPanel } from './transfer-panel.tsx';
import { headlineOf } from './transfer-words.ts';
import classes from './transfers.module.css';
import { useTransfer } from './transfers.queries.ts';

const DealClauses = lazy(() => loadChunk(() => import('../clauses/deal-clauses.tsx')));
const TrainingPart = lazy(() => loadChunk(() => import('../training/training-part.tsx')));

/** One transfer on its own page, for the releasing club above all, which is no party of the negotiation. */
export default function TransferScreen() {
  const { t } = useTranslation('transfers');
  const id = Number(useParams().transferId);
  const found = useTransfer(Number.isSafeInteger(id) && id > 0 ? id : 0);
  const transfer = found.data;
  const before = <BackLink to={paths.transfers}>{t('back')}</BackLink>;
  if (found.error && !transfer) {
    const gone = found.error instanceof ApiError && found.error.status === 404;
    return (
      <>
        <PageHeader title={t('title')} before={before} />
        <ErrorPanel
          text={gone ? t('notFound') : found.error.message}
          onRetry={gone ? undefined : () => void found.refetch()}
        />
      </>
    );
  }
  const terms = transfer?.revisions.at(-1)?.terms;
  if (!transfer || !terms) return <Skeletons shape="page" />;
  const { player, engagingClub, releasingClub, side } = transfer;
  return (
    <>
      <PageHeader
        title={t(`headline.${headlineOf(terms)}`, { player: `${player.name} ${player.surname}` })}
        description={t('route', { releasing: releasingClub.name, engaging: engagingClub.name })}
        before={before}
        actions={
          <>
            {side !== 'releasing' && (
              <Button component={Link} to={negotiationPath(transfer.negotiationId)} variant="default">
                {t('toNegotiation')}
              </Button>
            )}
            <RoomButton
              deal={{ transferId: transfer.id }}
              label={t(side === 'staff' ? 'roomOfClubs' : 'room')}
            />
          </>
        }
      />
      <div className={classes.page}>
        <div className={classes.panel}>
          <TransferPanel transfer={transfer} heading={2} />
          {transfer.state === 'agreed' && (
            <Suspense>
              <DealClauses negotiationId={transfer.negotiationId} />
            </Suspense>
          )}
          {side === 'releasing' && transfer.state === 'agreed' && (
            <PagePart title={t('nullaOsta')} hint={t('nullaOstaHint', { club: engagingClub.name })}>
              <AttachmentsField
                parent={{ kind: documentParents.nullaOsta, id: transfer.negotiationId }}
                label={t('nullaOstaFiles')}
              />
            </PagePart>
          )}
          <Suspense>
            <TrainingPart deal={{ transferId: transfer.id }} />
          </Suspense>
        </div>
        <div>
          <PlayerCard player={player} heading={2} />
        </div>
      </div>
    </>
  );
}
