import type { OfferItem } from '@trattativa/contract/deals/offers/offer';
import { useTranslation } from 'react-i18next';
import { StatusChip, type StatusTone } from '../../ui/status-chip.tsx';

const tones: Record<OfferItem['status'], StatusTone> = {
  0: 'sent',
  1: 'lost',
  2: 'won',
  3: 'seen',
  // The same word as 0, so the same look: whose turn it is tells them apart.
  4: 'sent',
  5: 'closed',
};

/** The status as word, colour and shape; a canceled one that expired says so. */
export function OfferStatusChip({ status, reason }: Pick<OfferItem, 'status' | 'reason'>) {
  const { t } = useTranslation(['offers', 'catalogue']);
  const word = reason === 'expired' ? t('offers:expired') : t(`catalogue:offerStatus.${status}`);
  return <StatusChip tone={tones[status]}>{word}</StatusChip>;
}
