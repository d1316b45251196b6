import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useFormats } from '../../platform/i18n/use-formats.ts';
import { PagePart } from '../../ui/page/page-part.tsx';
import { RoomButton } from '../negotiations/room-button.tsx';
import { TransferPanel } from './transfer-panel.tsx';
import { proposeTransferPath } from './transfer-paths.ts';
import classes from './transfers.module.css';
import { useTransfer, useTransferOfNegotiation } from './transfers.queries.ts';

interface NegotiationTransferProps {
  negotiationId: number;
  /** The player is known to be under contract; without it nothing is known of a contract. */
  isBound: boolean;
  /** The negotiation itself waits for the reader. */
  isQuiet: boolean;
}

/**
 * What a negotiation's page says of the two clubs: the terms for these clubs, a button to begin, and for everybody else
 * no more than that the clubs agreed.
 */
export default function NegotiationTransfer({ negotiationId, isBound, isQuiet }: NegotiationTransferProps) {
  const { t } = useTranslation('transfers');
  const { date } = useFormats();
  const { data } = useTransferOfNegotiation(negotiationId);
  if (!data) return null;
  const { transferId, agreedAt, mayPropose } = data;
  const propose = mayPropose && (
    <Button component={Link} to={proposeTransferPath(negotiationId)} variant="default">
      {t('start.button')}
    </Button>
  );
  if (transferId !== null) return <WithTransfer transferId={transferId} again={propose} isQuiet={isQuiet} />;
  if (!propose && agreedAt === null) return null;
  return (
    <PagePart title={t('title')}>
      <div className={classes.start}>
        <p>
          {propose
            ? t(isBound ? 'start.text' : 'start.unknown')
            : t('agreedOn', { day: date(agreedAt ?? '') })}
        </p>
        {propose}
      </div>
    </PagePart>
  );
}

interface WithTransferProps {
  transferId: number;
  /** The button of a new proposal, if there can be one. */
  again: ReactNode;
  isQuiet: boolean;
}

function WithTransfer({ transferId, again, isQuiet }: WithTransferProps) {
  const { t } = useTranslation('transfers');
  const { data: transfer } = useTransfer(transferId);
  if (!transfer) return null;
  const { engagingClub, releasingClub } = transfer;
  return (
    <PagePart
      title={t('title')}
      hint={t('route', { releasing: releasingClub.name, engaging: engagingClub.name })}
      bare
      after={
        <div className={classes.acts}>
          <RoomButton deal={{ transferId }} label={t(transfer.side === 'staff' ? 'roomOfClubs' : 'room')} />
          {again}
        </div>
      }
    >
      <TransferPanel transfer={transfer} heading={3} isQuiet={isQuiet} />
    </PagePart>
  );
}
