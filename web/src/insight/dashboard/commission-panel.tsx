import { useTranslation } from 'react-i18next';
import { CashFigures, CashMonths, useCommissionCash } from '../../billing/commissions-ui.ts';
import { now } from '../../platform/clock/clock.ts';
import { paths } from '../../platform/paths.ts';
import { Panel } from './panel.tsx';

/** How many months from the present one the panel names. */
const monthsAhead = 4;

/** Commissions as dated cash: to an agent what comes, to a club what it owes. Nothing while there is no commission. */
export default function CommissionPanel({ of }: { of: 'agent' | 'team' }) {
  const { t } = useTranslation('commissions');
  const cash = useCommissionCash().data;
  if (!cash || (cash.months.length === 0 && cash.undefinedAmounts === 0)) return null;
  const present = now().toISOString().slice(0, 7);
  const ahead = cash.months.filter(({ month }) => month >= present).slice(0, monthsAhead);
  return (
    <Panel title={t(`cash.title.${of}`)} all={paths.commissions}>
      <CashFigures cash={cash} />
      {ahead.length > 0 && <CashMonths months={ahead} />}
    </Panel>
  );
}
