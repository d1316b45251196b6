import type { TransferItem } from '@trattativa/contract/deals/transfers/transfer';
import { type TransferTerm, transferTerms } from '@trattativa/domain/deals/transfers/transfer-terms';
import { useTranslation } from 'react-i18next';
import { call } from '../../platform/api/call.ts';
import { readAllPages } from '../../platform/cache/read-all-pages.ts';
import { useFormats } from '../../platform/i18n/use-formats.ts';
import { saveCsv } from '../../ui/csv/save-csv.ts';
import { ExportButton } from '../../ui/list/export-button.tsx';
import { showDone } from '../../ui/toasts.tsx';
import { useAct } from '../../ui/use-act.ts';
import { useTransferWords } from './transfer-words.ts';

/** The terms in force as text; the compensation is a number of its own. */
const wordedTerms = transferTerms.filter(
  (term): term is Exclude<TransferTerm, 'kind' | 'compensation' | 'comments'> =>
    term !== 'kind' && term !== 'compensation' && term !== 'comments',
);

/** Saves all transfers of the list, with the terms in force, as a CSV file. */
export default function ExportTransfersButton() {
  const { t } = useTranslation('transfers');
  const { number } = useFormats();
  const { busy, act } = useAct();
  const words = useTransferWords();

  const rowOf = (item: TransferItem) => {
    const { player, releasingClub, engagingClub, state, turn, terms } = item;
    const waiting = turn === null ? '' : (turn === 'engaging' ? engagingClub : releasingClub).name;
    return [
      `${player.name} ${player.surname}`.trim(),
      releasingClub.name,
      engagingClub.name,
      t(`state.${state}`),
      waiting,
      t(`kind.${item.kind}`),
      item.compensation,
      ...wordedTerms.map((term) => words.lines(term, { ...terms, comments: '' }).join('\n')),
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

  const save = () =>
    act(async () => {
      const items = await readAllPages((page) => call('Transfer/GetTransfers', page));
      saveCsv(t('list.fileName'), [head, ...items.map(rowOf)]);
      showDone(t('list.exported', { count: items.length, number: number(items.length) }));
    });
  return <ExportButton loading={busy} onClick={() => void save()} />;
}
