import type { BandPrice } from '@trattativa/contract/representation/subscriptions/representation';
import { useTranslation } from 'react-i18next';
import { MoneyText } from '../../ui/text/money-text.tsx';
import classes from './price-table.module.css';

/** What a player pays in all, and as the balance, by the level of the signature. `level` is the one that was signed at. */
export function PriceTable({ prices, level }: { prices: readonly BandPrice[]; level?: number | undefined }) {
  const { t } = useTranslation('representation');
  const isSigned = ({ fromLevel, toLevel }: BandPrice) =>
    level !== undefined && level >= fromLevel && level <= toLevel;
  return (
    <table className={classes.table} aria-label={t('prices.title')}>
      <thead>
        <tr>
          <th scope="col">{t('prices.level')}</th>
          <th scope="col">{t('prices.price')}</th>
          <th scope="col">{t('prices.balance')}</th>
        </tr>
      </thead>
      <tbody>
        {prices.map((row) => (
          <tr key={row.band} data-signed={isSigned(row) || undefined}>
            <th scope="row">{t(`band.${row.band}`)}</th>
            <td>
              <MoneyText euros={row.price} />
            </td>
            <td>
              <MoneyText euros={row.balance} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
