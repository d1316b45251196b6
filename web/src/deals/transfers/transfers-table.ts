import type { TransferItem } from '@trattativa/contract/deals/transfers/transfer';
import { type TransferTerm, transferTerms } from '@trattativa/domain/deals/transfers/transfer-terms';
import type { TransferWords } from '@trattativa/texts/records/transfer-words';
import type { TextsOf } from '@trattativa/texts/text-keys';
import type { CsvCell } from '../../ui/csv/to-csv.ts';

/** The terms in force as text; the compensation is a number of its own, and comments are on the page only. */
const wordedTerms = transferTerms.filter(
  (term): term is Exclude<TransferTerm, 'kind' | 'compensation' | 'comments'> =>
    term !== 'kind' && term !== 'compensation' && term !== 'comments',
);

/** Transfers as translated rows of a table, with a header. */
export function transfersTable(
  items: readonly TransferItem[],
  words: TransferWords,
  t: TextsOf<'transfers'>,
): CsvCell[][] {
  const rowOf = (item: TransferItem): CsvCell[] => {
    const { player, releasingClub, engagingClub, state, turn } = item;
    const waiting = turn === null ? '' : (turn === 'engaging' ? engagingClub : releasingClub).name;
    const said = (term: TransferTerm) => words.lines(term, { ...item.terms, comments: '' }).join('\n');
    return [
      `${player.name} ${player.surname}`.trim(),
      releasingClub.name,
      engagingClub.name,
      t(`state.${state}`),
      waiting,
      said('kind'),
      item.compensation,
      ...wordedTerms.map(said),
      item.revision,
      new Date(item.createdAt),
      new Date(item.changedAt),
    ];
  };
  const head = [
    t('list.player'),
    t('list.releasing'),
    t('list.engaging'),
    t('list.state'),
    t('list.turn'),
    words.name('kind'),
    words.name('compensation'),
    ...wordedTerms.map(words.name),
    t('list.revision'),
    t('list.created'),
    t('list.changed'),
  ];
  return [head, ...items.map(rowOf)];
}
