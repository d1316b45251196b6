import { useTranslation } from 'react-i18next';
import { useSession } from '../platform/session/use-session.ts';
import { StatusChip } from '../ui/status-chip.tsx';
import type { PlayerFacts } from './player-facts.ts';

type Listed = Pick<PlayerFacts, 'listing' | 'can'>;

/**
 * Says so where the player has not confirmed, or disputes, being in the portfolio that shows them. Quiet while nobody has
 * answered: it waits on the player, not on the reader. A record without an account is unconfirmed too, which clubs and
 * guests must know; who keeps it reads that on its page.
 */
export function ListingMark({ player: { listing, can } }: { player: Listed }) {
  const { t } = useTranslation('players');
  const kind = useSession().user?.kind ?? null;
  const others = (kind === null || kind === 'team') && can?.edit !== true;
  if (listing === undefined || listing === 'confirmed' || (listing === 'unlinked' && !others)) return null;
  const word = listing === 'disputed' ? 'disputed' : 'unconfirmed';
  return (
    <span title={t(`card.listing.${word}`)}>
      <StatusChip tone={word === 'disputed' ? 'lost' : 'idle'}>{t(`card.listingShort.${word}`)}</StatusChip>
    </span>
  );
}
