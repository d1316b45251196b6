import type { OfferTerms } from '@trattativa/domain/deals/offers/offer-terms';
import { FactList } from '../../ui/text/fact-list.tsx';
import { Remark } from '../../ui/text/remark.tsx';
import { useOfferWords } from './use-offer-words.ts';

/** The terms of an offer; unstated terms are omitted. The service sends each side only what it may see. */
export function OfferTermsList({ terms }: { terms: OfferTerms }) {
  const words = useOfferWords();
  const stated = words.stated(terms).filter(({ term }) => term !== 'comments');
  return (
    <>
      <FactList layout="rows" facts={stated.map(({ label, value }) => [label, value] as const)} />
      <Remark text={terms.comments} />
    </>
  );
}
