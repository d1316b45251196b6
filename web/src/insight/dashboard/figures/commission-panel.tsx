import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useCommissionCash, useMonths } from '../../../billing/commissions-ui.ts';
import { now } from '../../../platform/clock/clock.ts';
import { useFormats } from '../../../platform/i18n/use-formats.ts';
import { paths } from '../../../platform/paths.ts';
import { Panel } from '../panels/panel.tsx';
import classes from './figure-rows.module.css';

/** How many months from the present one the panel names. */
const monthsAhead = 4;

/** Commissions as dated cash: to an agent what comes, to a club what it owes. Nothing while there is no commission. */
export default function CommissionPanel({ of }: { of: 'agent' | 'team' }) {
  const { t } = useTranslation('commissions');
  const { money } = useFormats();
  const nameOf = useMonths();
  const cash = useCommissionCash().data;
  if (!cash || (cash.expected === 0 && cash.late === 0)) return null;
  const present = now().toISOString().slice(0, 7);
  const ahead = cash.months
    .filter(({ month, expected }) => month >= present && expected > 0)
    .slice(0, monthsAhead);
  return (
    <Panel title={t(`cash.title.${of}`)}>
      <Link to={paths.commissions} className={classes.large}>
        {money(cash.expected + cash.late)}
      </Link>
      <ul className={classes.rows}>
        {cash.late > 0 && (
          <li className={classes.line} data-late>
            <span>{t('cash.late')}</span>
            <strong>{money(cash.late)}</strong>
          </li>
        )}
        {ahead.map(({ month, expected }) => (
          <li key={month} className={classes.line}>
            <span>{nameOf(month)}</span>
            <strong>{money(expected)}</strong>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
