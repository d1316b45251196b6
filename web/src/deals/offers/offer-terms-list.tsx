import { type OfferTerms, termKeys } from '@trattativa/domain/deals/offer-terms';
import { FactList } from '../../ui/fact-list.tsx';
import { Remark } from '../../ui/remark.tsx';
import { useTermWords } from './use-term-words.ts';

/** What is offered, term by term; what is not stated is left out. A side sees only what the service gives it. */
export function OfferTermsList({ terms }: { terms: OfferTerms }) {
  const words = useTermWords();
  const stated = termKeys.flatMap((term) => {
    const value = term === 'comments' ? null : words.value(term, terms);
    return value === null ? [] : [[words.name(term), value] as const];
  });
  return (
    <>
      <FactList layout="rows" facts={stated} />
      <Remark text={terms.comments} />
    </>
  );
}
