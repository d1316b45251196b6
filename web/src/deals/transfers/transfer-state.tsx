import type { TransferItem } from '@trattativa/contract/deals/transfers/transfer';
import { useTranslation } from 'react-i18next';
import { StatusChip, type StatusTone } from '../../ui/text/status-chip.tsx';
import { TurnLine } from '../../ui/turn-line.tsx';

const tones: Record<TransferItem['state'], StatusTone> = { open: 'moving', agreed: 'won', ended: 'closed' };

/** The state of a transfer as word, colour and shape. */
export function TransferStateChip({ state }: Pick<TransferItem, 'state'>) {
  const { t } = useTranslation('transfers');
  return <StatusChip tone={tones[state]}>{t(`state.${state}`)}</StatusChip>;
}

/** The club whose turn it is in a transfer, and since when. */
export function TransferTurnMark({ item }: { item: TransferItem }) {
  const { t } = useTranslation('transfers');
  const { turn, side } = item;
  const yours = turn !== null && turn === side;
  const club = turn === 'engaging' ? item.engagingClub.name : item.releasingClub.name;
  return (
    <TurnLine
      words={turn === null ? null : yours ? t('turn.yours') : t('turn.of', { club })}
      since={item.waitingSince}
      yours={yours}
    />
  );
}
