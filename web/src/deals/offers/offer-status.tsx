import type { OfferItem } from '@trattativa/contract/deals/offers/offer';
import { offerStatus } from '@trattativa/domain/deals/offers/offer-statuses';
import { useTranslation } from 'react-i18next';
import { StatusChip, type StatusTone } from '../../ui/text/status-chip.tsx';
import { TurnLine } from '../../ui/turn-line.tsx';
import { isReadersTurn } from './offers.live.ts';

const tones: Record<OfferItem['status'], StatusTone> = {
  [offerStatus.pending]: 'sent',
  [offerStatus.rejected]: 'lost',
  [offerStatus.accepted]: 'won',
  [offerStatus.viewed]: 'seen',
  // Looks like 0, since both have the same word; the turn distinguishes them.
  [offerStatus.revised]: 'sent',
  [offerStatus.canceled]: 'closed',
};

/** The status as word, colour and shape; an expired offer is shown as expired instead of canceled. */
export function OfferStatusChip({ status, reason }: Pick<OfferItem, 'status' | 'reason'>) {
  const { t } = useTranslation(['offers', 'catalogue']);
  const word = reason === 'expired' ? t('offers:expired') : t(`catalogue:offerStatus.${status}`);
  return <StatusChip tone={tones[status]}>{word}</StatusChip>;
}

/**
 * The side whose turn it is in an offer, and since when. Staff may act for either side: they see which side it waits
 * for.
 */
export function OfferTurnMark({ item }: { item: OfferItem }) {
  const { t } = useTranslation('offers');
  const yours = isReadersTurn(item) && item.side !== 'staff';
  const words = yours ? t('turn.yours') : item.turn && t(`turn.waits.${item.turn}`);
  return <TurnLine words={words} since={item.waitingSince} yours={yours} />;
}
