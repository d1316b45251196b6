import type { OfferItem } from '@trattativa/contract/deals/offers/offer';
import {
  commissionTerms,
  fieldOf,
  type ListedTerm,
  listedTerms,
} from '@trattativa/domain/deals/offers/offer-terms';
import type { OfferWords } from '@trattativa/texts/records/offer-words';
import type { TextsOf } from '@trattativa/texts/text-keys';
import type { CsvCell } from '../../../ui/csv/to-csv.ts';
import { personName } from '../form/offer-person.tsx';

/** An amount, a number or a percentage is a number in the file; anything else its words. */
const numbers = ['euros', 'months', 'percent'];

const isCommission = (term: ListedTerm) => (commissionTerms as readonly string[]).includes(term);

/** Offers as translated rows of a table, with a header. */
export function offersTable(
  items: readonly OfferItem[],
  words: OfferWords,
  t: TextsOf<['offers', 'catalogue']>,
): CsvCell[][] {
  // The commission only if the reader may read that of at least one offer.
  const withCommission = items.some(({ commissionAmount }) => commissionAmount !== undefined);
  const terms = listedTerms.filter((term) => withCommission || !isCommission(term));
  const cellOf = (term: ListedTerm, item: OfferItem): CsvCell =>
    numbers.includes(fieldOf(term).kind) ? item[term] : words.value(term, item);
  const head = [
    t('offers:list.person'),
    t('offers:page.club'),
    t('offers:list.status'),
    t('offers:list.turn'),
    ...terms.map((term) => words.name(term)),
    words.name('furtherSeasons'),
    t('offers:list.revision'),
    t('offers:form.expiresOn'),
    t('offers:list.created'),
    t('offers:list.changed'),
  ];
  const rowOf = (item: OfferItem): CsvCell[] => [
    personName(item),
    item.team.name,
    t(`catalogue:offerStatus.${item.status}`),
    item.turn === null ? '' : t(`offers:turn.waits.${item.turn}`),
    ...terms.map((term) => cellOf(term, item)),
    item.seasons,
    item.revision,
    item.expiresOn,
    new Date(item.createdAt),
    new Date(item.changedAt),
  ];
  return [head, ...items.map(rowOf)];
}
