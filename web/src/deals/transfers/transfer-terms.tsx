import type { Transfer } from '@trattativa/contract/deals/transfers/transfer';
import { changedTerms } from '@trattativa/domain/deals/transfers/canonical-terms';
import type { TransferTerms } from '@trattativa/domain/deals/transfers/transfer-terms';
import { inCents, type TransferTerm, transferTerms } from '@trattativa/domain/deals/transfers/transfer-terms';
import { useTranslation } from 'react-i18next';
import { More } from '../../ui/page/more.tsx';
import { FactList } from '../../ui/text/fact-list.tsx';
import { PlainTable } from '../../ui/text/plain-table.tsx';
import { useTransferWords } from './transfer-words.ts';
import classes from './transfers.module.css';

/** The lines of a term, each on its own. */
function TermLines({ lines, isOld = false }: { lines: readonly string[]; isOld?: boolean }) {
  const { t } = useTranslation('transfers');
  if (lines.length === 0) return <span className={classes.none}>{t('changed.none')}</span>;
  return (
    <span className={classes.lines}>
      {lines.map((line) => (isOld ? <del key={line}>{line}</del> : <span key={line}>{line}</span>))}
    </span>
  );
}

/** All terms of a revision; those that are not agreed are omitted. */
function TransferTermsList({ terms }: { terms: TransferTerms }) {
  const words = useTransferWords();
  const facts = words
    .agreed(terms)
    .map(({ term, label, lines }) => [label, <TermLines key={term} lines={lines} />] as const);
  return <FactList layout="rows" facts={facts} />;
}

/** What the revision in force changed, before and after; of the first revision all terms. The rest is folded. */
export function ChangedTerms({ transfer, heading }: { transfer: Transfer; heading: 2 | 3 | 4 }) {
  const Heading = `h${heading}` as const;
  const { t } = useTranslation('transfers');
  const words = useTransferWords();
  const { revisions } = transfer;
  const [before, after] = [revisions.at(-2), revisions.at(-1)];
  if (!after) return null;
  if (!before) {
    return (
      <div className={classes.card}>
        <Heading className={classes.heading}>{t('changed.first')}</Heading>
        <TransferTermsList terms={after.terms} />
      </div>
    );
  }
  const changed = changedTerms(inCents(before.terms), inCents(after.terms));
  const clubOf = ({ by }: { by: 'engaging' | 'releasing' }) =>
    (by === 'engaging' ? transfer.engagingClub : transfer.releasingClub).name;
  const nameOf = (revision: typeof after) =>
    t('changed.version', { number: revision.number, club: clubOf(revision) });
  const row = (term: TransferTerm) => (
    <tr key={term}>
      <th scope="row">{words.name(term)}</th>
      <td data-label={nameOf(before)}>
        <TermLines lines={words.lines(term, before.terms)} isOld />
      </td>
      <td data-label={nameOf(after)}>
        <strong className={classes.now}>
          <TermLines lines={words.lines(term, after.terms)} />
        </strong>
      </td>
    </tr>
  );
  return (
    <div className={classes.card}>
      <Heading className={classes.heading}>
        {t('changed.title', { count: changed.length, all: transferTerms.length })}
      </Heading>
      <div className={classes.terms}>
        <PlainTable label={t('changed.term')} compact>
          <thead>
            <tr>
              <th scope="col">{t('changed.term')}</th>
              <th scope="col">{nameOf(before)}</th>
              <th scope="col">{nameOf(after)}</th>
            </tr>
          </thead>
          <tbody>{changed.map(row)}</tbody>
        </PlainTable>
      </div>
      <More label={t('changed.whole')}>
        <TransferTermsList terms={after.terms} />
      </More>
    </div>
  );
}
