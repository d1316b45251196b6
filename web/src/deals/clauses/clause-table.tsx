import type { PresentedClause } from '@trattativa/contract/deals/clauses/clauses';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../platform/i18n/use-formats.ts';
import { PlainTable } from '../../ui/text/plain-table.tsx';
import classes from './clauses.module.css';
import { useClauseWords } from './use-clause-words.ts';

interface ClauseTableProps {
  /** Who pays whom. */
  label: string;
  /** The side that is paid, but for clauses that it pays itself. */
  payee: string;
  clauses: readonly PresentedClause[];
}

/** Each clause with its condition, what it pays, how far its figure is, what has fired, and what may in the next 90 days. */
export function ClauseTable({ label, payee, clauses }: ClauseTableProps) {
  const { t } = useTranslation('closing');
  const { money, plainDate } = useFormats();
  const words = useClauseWords();
  return (
    <PlainTable label={label}>
      <thead>
        <tr>
          <th scope="col">{t('clauses.clause')}</th>
          <th scope="col">{t('clauses.condition')}</th>
          <th scope="col" data-figure>
            {t('clauses.amount')}
          </th>
          <th scope="col" data-figure>
            {t('clauses.reached')}
          </th>
          <th scope="col" data-figure>
            {t('clauses.fired')}
          </th>
          <th scope="col">{t('clauses.ahead')}</th>
        </tr>
      </thead>
      <tbody>
        {clauses.map((clause) => (
          <tr key={clause.key}>
            <th scope="row">
              {words.clause(clause)} <span className={classes.soft}>{words.season(clause.season)}</span>
              {clause.isReversed && (
                <span className={classes.cap}>{t('clauses.reversed', { club: payee })}</span>
              )}
            </th>
            <td>
              {words.condition(clause)}
              {clause.lastDay !== null && (
                <span className={classes.cap}>
                  {t('clauses.lastDay', { day: plainDate(clause.lastDay) })}
                </span>
              )}
            </td>
            <td data-figure>
              {money(clause.amount)}
              {clause.cap !== null && (
                <span className={classes.cap}>{t('clauses.cap', { amount: money(clause.cap) })}</span>
              )}
            </td>
            <td data-figure>{words.total(clause.figure, clause.reached)}</td>
            <td data-figure>
              {clause.fired.times > 0 ? <strong>{money(clause.fired.amount)}</strong> : '–'}
            </td>
            <td>
              <Ahead clause={clause} />
            </td>
          </tr>
        ))}
      </tbody>
    </PlainTable>
  );
}

function Ahead({ clause: { expected, isOpen } }: { clause: PresentedClause }) {
  const { t } = useTranslation('closing');
  const { money } = useFormats();
  if (expected > 0) return t('clauses.expected', { amount: money(expected) });
  return isOpen ? t('clauses.atSeasonEnd') : '–';
}
