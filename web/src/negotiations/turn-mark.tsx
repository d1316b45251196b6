import type { NegotiationItem } from '@trattativa/contract/negotiations/negotiation';
import { useTranslation } from 'react-i18next';
import { RelativeTime } from '../ui/relative-time.tsx';
import { isReadersTurn } from './negotiations.live.ts';
import classes from './turn-mark.module.css';

/** Whose turn it is and since when: the reader's own is the loudest thing in the row. */
export function TurnMark({ item }: { item: NegotiationItem }) {
  const { t } = useTranslation('negotiations');
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
