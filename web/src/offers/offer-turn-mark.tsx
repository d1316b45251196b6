import type { OfferItem } from '@trattativa/contract/offers/offer';
import { useTranslation } from 'react-i18next';
import classes from '../negotiations/turn-mark.module.css';
import { RelativeTime } from '../ui/relative-time.tsx';
import { isReadersTurn } from './offers.live.ts';

/** Whose turn it is and since when: the reader's own is the loudest thing in the row. */
export function OfferTurnMark({ item }: { item: OfferItem }) {
  const { t } = useTranslation('offers');
  if (item.turn === null) return <span className={classes.none}>–</span>;
  const yours = isReadersTurn(item) && item.side !== 'staff';
  return (
    <span className={classes.turn} data-yours={yours || undefined}>
      <span className={classes.word}>{yours ? t('turn.yours') : t(`turn.waits.${item.turn}`)}</span>
      <span className={classes.since}>
        <RelativeTime at={item.waitingSince} />
      </span>
    </span>
  );
}
