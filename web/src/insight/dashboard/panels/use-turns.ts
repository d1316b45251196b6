import type { OfferItem } from '@trattativa/contract/deals/offers/offer';
import { useOffers } from '../../../deals/offers.ts';
import { useUser } from '../../../platform/login/use-session.ts';
import { paths } from '../../../platform/paths.ts';
import { useTurnDeals } from '../dashboard.queries.ts';

/** How many offers are shown; the others stand in their list. */
const shown = 4;

/**
 * The deals and offers in which it is the reader's turn, and where the list of the others is. An offer of a deal that is shown is not
 * shown twice.
 */
export function useTurns() {
  const { kind } = useUser();
  // Staff act for either side and wait for nobody; a player and a coach read the deals about them.
  const hasDeals = kind === 'team' || kind === 'agent' || kind === 'premium';
  const hasOffers = hasDeals || kind === 'player' || kind === 'coach';
  const found = useTurnDeals(hasDeals).data;
  const deals = found ?? { items: [], total: 0 };
  const page = useOffers({ myTurn: true }, hasOffers).data?.pages[0];
  const inDeals = new Set(deals.items.map(({ id }) => id));
  const all = (page?.items ?? []).filter(
    ({ negotiationId }) => negotiationId === null || !inDeals.has(negotiationId),
  );
  const offers: OfferItem[] = all.slice(0, shown);
  const rest =
    deals.total > deals.items.length
      ? `${paths.negotiations}?turn=1`
      : all.length > shown
        ? `${paths.offers}?turn=1`
        : undefined;
  return { deals, offers, total: deals.total + all.length, rest };
}
