import { useTranslation } from 'react-i18next';
import type { RoomDealRef } from '../deal-panel/deal-of.ts';
import DealPanel from '../deal-panel/deal-panel.tsx';
import { OfferPanel } from '../deal-panel/offer-panel.tsx';
import { RoomTransfer } from '../deal-panel/room-transfer.tsx';
import { RoomDrawer } from './room-drawer.tsx';
import classes from './room-pane.module.css';

interface RoomDealProps {
  about: RoomDealRef;
  /** Beside the room; otherwise over it. */
  isBeside: boolean;
  onClose: () => void;
}

function panelOf(about: RoomDealRef) {
  if ('offerId' in about) return <OfferPanel offerId={about.offerId} />;
  if ('transferId' in about) return <RoomTransfer transferId={about.transferId} />;
  return <DealPanel negotiationId={about.negotiationId} />;
}

/** The deal of a room. */
export default function RoomDeal({ about, isBeside, onClose }: RoomDealProps) {
  const { t } = useTranslation('deal-panel');
  const title = t('offerId' in about ? 'offerTitle' : 'transferId' in about ? 'transferTitle' : 'title');
  const panel = panelOf(about);
  if (!isBeside) {
    return (
      <RoomDrawer title={title} onClose={onClose}>
        <div className={classes.drawn}>{panel}</div>
      </RoomDrawer>
    );
  }
  return (
    <aside className={classes.aside} aria-label={title}>
      {panel}
    </aside>
  );
}
