import type { NegotiationItem } from '@trattativa/contract/deals/negotiations/negotiation';
import { useTranslation } from 'react-i18next';
import { StatusChip, type StatusTone } from '../../ui/status-chip.tsx';

type State = Pick<NegotiationItem, 'status' | 'cause'>;

const tones: Record<NegotiationItem['status'], StatusTone> = {
  0: 'idle',
  1: 'sent',
  2: 'seen',
  3: 'lost',
  4: 'trial',
  5: 'won',
};

/** The status as word, colour and shape; of a rejected one, how it ended. */
export function NegotiationStatusChip({ status, cause }: State) {
  const { t } = useTranslation(['negotiations', 'catalogue']);
  const quiet = cause !== null && cause !== 'refusedByClub';
  const word = cause ? t(`negotiations:cause.${cause}`) : t(`negotiations:status.${status}`);
  return <StatusChip tone={quiet ? 'closed' : tones[status]}>{word}</StatusChip>;
}
