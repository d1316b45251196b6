import type { OfferItem } from '@trattativa/contract/deals/offers/offer';
import { useTranslation } from 'react-i18next';
import { TurnLine } from '../../ui/turn-line.tsx';
import { isReadersTurn } from './offers.live.ts';

/** Whose turn an offer is and since when. Staff, who may act for either side, are told whom it waits for. */
export function OfferTurnMark({ item }: { item: OfferItem }) {
  const { t } = useTranslation('offers');
  const yours = isReadersTurn(item) && item.side !== 'staff';
  const words = yours ? t('turn.yours') : item.turn && t(`turn.waits.${item.turn}`);
  return <TurnLine words={words} since={item.waitingSince} yours={yours} />;
}
