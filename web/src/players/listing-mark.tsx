import { useTranslation } from 'react-i18next';
import { StatusChip } from '../ui/status-chip.tsx';
import type { PlayerFacts } from './player-facts.ts';

/**
 * Says so where the player has not confirmed, or disputes, being in the portfolio that shows them. Quiet while nobody has
 * answered: it waits on the player, not on the reader.
 */
export function ListingMark({ player: { listing } }: { player: Pick<PlayerFacts, 'listing'> }) {
  const { t } = useTranslation('players');
  if (listing !== 'unconfirmed' && listing !== 'disputed') return null;
  return (
    <span title={t(`card.listing.${listing}`)}>
      <StatusChip tone={listing === 'disputed' ? 'lost' : 'idle'}>
        {t(`card.listingShort.${listing}`)}
      </StatusChip>
    </span>
  );
}
