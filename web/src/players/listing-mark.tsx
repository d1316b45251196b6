import { useTranslation } from 'react-i18next';
import { StatusChip } from '../ui/status-chip.tsx';
import type { PlayerFacts } from './player-facts.ts';

/** Says so where the player has not confirmed, or disputes, being in the portfolio that shows them. */
export function ListingMark({ player }: { player: Pick<PlayerFacts, 'listing'> }) {
  const { t } = useTranslation('players');
  if (player.listing === 'unconfirmed')
    return <StatusChip tone="waiting">{t('card.listing.unconfirmed')}</StatusChip>;
  if (player.listing === 'disputed') return <StatusChip tone="lost">{t('card.listing.disputed')}</StatusChip>;
  return null;
}
