import type { CommissionCash } from '@trattativa/contract/billing/commissions/commission';
import type { InstalmentState } from '@trattativa/domain/billing/commissions';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useFormats } from '../../platform/i18n/use-formats.ts';
import { useUser } from '../../platform/login/use-session.ts';
import { MoneyText } from '../../ui/text/money-text.tsx';
import { VisuallyHidden } from '../../ui/text/visually-hidden.tsx';
import classes from './cash-figures.module.css';
import { instalmentsPath } from './commission-filters.ts';
import { useMonths } from './use-months.ts';

const sums = ['expected', 'late', 'received'] as const;
const stateOf: Record<(typeof sums)[number], InstalmentState> = {
  expected: 'due',
  late: 'late',
  received: 'paid',
};

/** The words of the three sums: an agent receives, a club pays. */
function useSumWords() {
  const { t } = useTranslation('commissions');
  const { kind } = useUser();
  const pays = kind === 'team';
  return {
    expected: t(pays ? 'cash.expectedTeam' : 'cash.expected'),
    late: t('cash.late'),
    received: t(pays ? 'cash.receivedTeam' : 'cash.received'),
  };
}

/** What is to come, what is late, what has come: each a way to the instalments that it sums. */
export function CashFigures({ cash }: { cash: CommissionCash }) {
  const { t } = useTranslation('commissions');
  const { money, number } = useFormats();
  const words = useSumWords();
  return (
    <ul className={classes.tiles}>
      {sums.map((sum) => (
        <li key={sum} className={classes.tile} data-late={(sum === 'late' && cash.late > 0) || undefined}>
          <Link
            to={instalmentsPath(stateOf[sum])}
            className={classes.way}
            title={t('filter.result', { count: cash.counts[sum], number: number(cash.counts[sum]) })}
          >
            <span className={classes.name}>{words[sum]}</span>
            <span className={classes.figure}>{money(cash[sum])}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** The sums month by month, each the way to its instalments. */
export function CashMonths({ months }: Pick<CommissionCash, 'months'>) {
  const { t } = useTranslation('commissions');
  const words = useSumWords();
  const nameOf = useMonths();
  return (
    <table className={classes.months}>
      <caption>
        <VisuallyHidden>{t('cash.byMonth')}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">{t('cash.month')}</th>
          {sums.map((sum) => (
            <th key={sum} scope="col">
              {words[sum]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {months.map((row) => (
          <tr key={row.month}>
            <th scope="row">{nameOf(row.month)}</th>
            {sums.map((sum) => (
              <td key={sum}>
                {row[sum] === 0 ? (
                  <span className={classes.none}>–</span>
                ) : (
                  <Link to={instalmentsPath(stateOf[sum], row.month)}>
                    <MoneyText euros={row[sum]} />{' '}
                    <VisuallyHidden>
                      {t('cash.listOf', { what: words[sum], month: nameOf(row.month) })}
                    </VisuallyHidden>
                  </Link>
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
