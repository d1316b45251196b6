import { useTranslation } from 'react-i18next';
import DealPanel from '../deal-panel/deal-panel.tsx';
import { RoomDrawer } from './room-drawer.tsx';
import classes from './room-pane.module.css';

interface RoomDealProps {
  negotiationId: number;
  /** In a place of its own; otherwise over the room. */
  isBeside: boolean;
  onClose: () => void;
}

/** The deal that a room is about. */
export default function RoomDeal({ negotiationId, isBeside, onClose }: RoomDealProps) {
  const { t } = useTranslation('deal-panel');
  if (!isBeside) {
    return (
      <RoomDrawer title={t('title')} onClose={onClose}>
        <div className={classes.drawn}>
          <DealPanel negotiationId={negotiationId} />
        </div>
      </RoomDrawer>
    );
  }
  return (
    <aside className={classes.aside} aria-label={t('title')}>
      <DealPanel negotiationId={negotiationId} />
    </aside>
  );
}
