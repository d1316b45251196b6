import type { NegotiationItem } from '@trattativa/contract/deals/negotiations/negotiation';
import { turnOfDeal } from '@trattativa/domain/deals/deal-stages';
import { negotiationStatus } from '@trattativa/domain/deals/negotiation-statuses';
import { useTranslation } from 'react-i18next';
import { StatusChip, type StatusTone } from '../../../ui/text/status-chip.tsx';
import { TurnLine } from '../../../ui/turn-line.tsx';
import { isReadersTurn } from '../negotiations.live.ts';
import { waitsFor } from './turn-words.ts';

type State = Pick<NegotiationItem, 'status' | 'cause'>;

const tones: Record<NegotiationItem['status'], StatusTone> = {
  [negotiationStatus.pending]: 'idle',
  [negotiationStatus.sent]: 'sent',
  [negotiationStatus.viewed]: 'seen',
  [negotiationStatus.rejected]: 'lost',
  [negotiationStatus.trial]: 'trial',
  [negotiationStatus.signed]: 'won',
};

/** The status as word, colour and shape; for a rejected negotiation, how it ended. */
export function NegotiationStatusChip({ status, cause }: State) {
  const { t } = useTranslation(['negotiations', 'catalogue']);
  const quiet = cause !== null && cause !== 'refusedByClub' && cause !== 'refusedByKeeper';
  const word = cause ? t(`negotiations:cause.${cause}`) : t(`negotiations:status.${status}`);
  return <StatusChip tone={quiet ? 'closed' : tones[status]}>{word}</StatusChip>;
}

/**
 * The side whose turn it is in a negotiation, and since when. Staff may act for either side: they see which side it
 * waits for.
 */
export function TurnMark({ item }: { item: NegotiationItem }) {
  const { t } = useTranslation('negotiations');
  // As on the board: an open offer decides.
  const turn = turnOfDeal(item, item.turn);
  const yours = isReadersTurn({ side: item.side, turn }) && item.side !== 'staff';
  const words = yours ? t('turn.yours') : turn && t(`turn.waits.${waitsFor(turn, item)}`);
  return <TurnLine words={words} since={item.waitingSince} yours={yours} />;
}
