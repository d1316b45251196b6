import type { DealCost } from '@trattativa/contract/deals/costs/cost';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../platform/i18n/use-formats.ts';
import classes from './costs.module.css';

/** What a club accepts with its signature: the cost with VAT, and who invoices it; or why it cannot sign yet. */
export default function CostBeforeSigning({ cost, club }: { cost: DealCost; club: string }) {
  const { t } = useTranslation('closing');
  const { money, percent } = useFormats();
  if (cost.cost === null) return <p className={classes.soft}>{t('cost.none')}</p>;
  if (cost.standing === 'waitsForStaff') {
    return (
      <p className={classes.warning}>
        {t('cost.waitsForStaff', { cost: money(cost.cost), max: money(cost.maxCost) })}
      </p>
    );
  }
  const said = {
    club,
    total: money(cost.cost),
    net: money(cost.net),
    vat: money(cost.vat),
    percent: percent(cost.vatPercent),
  };
  return (
    <div className={classes.accepts}>
      <p>
        {cost.discount > 0
          ? t('cost.acceptsLess', { ...said, discount: money(cost.discount), due: money(cost.due) })
          : t('cost.accepts', said)}
      </p>
      <p>
        {cost.invoicedBy === ''
          ? t('cost.invoicedByOperator')
          : t('cost.invoicedBy', { operator: cost.invoicedBy })}
      </p>
      {cost.tariff !== null && cost.tariff !== cost.cost && (
        <p>{t('cost.otherThanTariff', { tariff: money(cost.tariff) })}</p>
      )}
    </div>
  );
}
