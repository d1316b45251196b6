import { Button } from '@mantine/core';
import { IconLayoutSidebarRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNegotiation } from '../../deals/negotiations.ts';
import { NegotiationStatusChip, TurnMark } from '../../deals/negotiations-ui.ts';
import { useOffer } from '../../deals/offers.ts';
import { OfferStatusChip, OfferTurnMark } from '../../deals/offers-ui.ts';
import { useTransfer } from '../../deals/transfers.ts';
import { TransferStateChip, TransferTurnMark } from '../../deals/transfers-ui.ts';
import type { RoomDealRef } from './deal-of.ts';
import classes from './deal-strip.module.css';

interface PanelToggle {
  isOpen: boolean;
  onToggle: () => void;
}

/** Above the messages of a deal's room: the status, whose turn it is, and the button for the panel. */
export default function DealStrip({ about, ...toggle }: PanelToggle & { about: RoomDealRef }) {
  if ('offerId' in about) return <OfferStrip offerId={about.offerId} {...toggle} />;
  if ('transferId' in about) return <TransferStrip transferId={about.transferId} {...toggle} />;
  return <NegotiationStrip negotiationId={about.negotiationId} {...toggle} />;
}

function NegotiationStrip({ negotiationId, ...toggle }: PanelToggle & { negotiationId: number }) {
  const { t } = useTranslation('deal-panel');
  const negotiation = useNegotiation(negotiationId).data;
  if (!negotiation) return null;
  return (
    <Strip {...toggle} show={t('show')} hide={t('hide')}>
      <NegotiationStatusChip status={negotiation.status} cause={negotiation.cause} />
      {negotiation.turn !== null && <TurnMark item={negotiation} />}
    </Strip>
  );
}

function OfferStrip({ offerId, ...toggle }: PanelToggle & { offerId: number }) {
  const { t } = useTranslation('deal-panel');
  const offer = useOffer(offerId).data;
  if (!offer) return null;
  return (
    <Strip {...toggle} show={t('showOffer')} hide={t('hideOffer')}>
      <OfferStatusChip status={offer.status} reason={offer.reason} />
      {offer.turn !== null && <OfferTurnMark item={offer} />}
    </Strip>
  );
}

function TransferStrip({ transferId, ...toggle }: PanelToggle & { transferId: number }) {
  const { t } = useTranslation('deal-panel');
  const transfer = useTransfer(transferId).data;
  if (!transfer) return null;
  return (
    <Strip {...toggle} show={t('showTransfer')} hide={t('hideTransfer')}>
      <TransferStateChip state={transfer.state} />
      {transfer.turn !== null && <TransferTurnMark item={transfer} />}
    </Strip>
  );
}

interface StripProps extends PanelToggle {
  show: string;
  hide: string;
  children: ReactNode;
}

function Strip({ isOpen, onToggle, show, hide, children }: StripProps) {
  const words = isOpen ? hide : show;
  return (
    <div className={classes.frame}>
      <div className={classes.deal}>
        {children}
        <Button
          className={classes.toggle}
          size="sm"
          variant="default"
          aria-expanded={isOpen}
          aria-label={words}
          title={words}
          onClick={onToggle}
        >
          <IconLayoutSidebarRight size={18} stroke={1.75} aria-hidden="true" />
          <span className={classes.word}>{words}</span>
        </Button>
      </div>
    </div>
  );
}
