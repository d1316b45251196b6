import { useWindowOfOffer } from './closing.queries.ts';
import { WindowLine } from './window-line.tsx';

/** The countdown on an offer's page; nothing where no window is known. */
export default function OfferWindow({ offerId }: { offerId: number }) {
  const { data } = useWindowOfOffer(offerId);
  return data && (data.window || data.lastSeason) ? <WindowLine {...data} /> : null;
}
