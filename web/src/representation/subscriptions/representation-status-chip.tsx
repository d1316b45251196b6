import type { ShownRepresentationStatus } from '@trattativa/domain/representation/representation-statuses';
import { useTranslation } from 'react-i18next';
import { StatusChip, type StatusTone } from '../../ui/text/status-chip.tsx';

const tones: Record<ShownRepresentationStatus, StatusTone> = {
  none: 'idle',
  awaitingPayment: 'waiting',
  active: 'won',
  ended: 'closed',
};

/** The status of a representation as word, colour and shape. */
export function RepresentationStatusChip({ status }: { status: ShownRepresentationStatus }) {
  const { t } = useTranslation('representation');
  return <StatusChip tone={tones[status]}>{t(`status.${status}`)}</StatusChip>;
}
