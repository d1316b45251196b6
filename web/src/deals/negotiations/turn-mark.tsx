import type { NegotiationItem } from '@trattativa/contract/deals/negotiations/negotiation';
import { useTranslation } from 'react-i18next';
import { TurnLine } from '../../ui/turn-line.tsx';
import { isReadersTurn } from './negotiations.live.ts';

/** Whose turn a negotiation is and since when. Staff, who may act for either side, are told whom it waits for. */
export function TurnMark({ item }: { item: NegotiationItem }) {
  const { t } = useTranslation('negotiations');
  const yours = isReadersTurn(item) && item.side !== 'staff';
  const words = yours ? t('turn.yours') : item.turn && t(`turn.waits.${item.turn}`);
  return <TurnLine words={words} since={item.waitingSince} yours={yours} />;
}
