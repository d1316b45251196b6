import { termKeys } from '@trattativa/contract/offers/compare-terms';
import type { OfferTerms } from '@trattativa/contract/offers/offer-terms';
import classes from '../negotiations/negotiation-terms.module.css';
import { useTermWords } from './use-term-words.ts';

/** What is offered, term by term; what is not stated is left out. A side sees only what the service gives it. */
export function OfferTermsList({ terms }: { terms: OfferTerms }) {
  const words = useTermWords();
  const stated = termKeys.flatMap((term) => {
    const value = term === 'comments' ? null : words.value(term, terms);
    return value === null ? [] : [{ term, value }];
  });
  return (
    <>
      <dl className={classes.terms}>
        {stated.map(({ term, value }) => (
          <div key={term}>
            <dt>{words.name(term)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {terms.comments !== '' && <p className={classes.comments}>{terms.comments}</p>}
    </>
  );
}
