import {
  conditionalParts,
  guaranteedParts,
  type OfferTerms,
} from '@trattativa/domain/deals/offers/offer-terms';
import {
  scenarioNames,
  type ValueAssumptions,
  type ValuePart,
  valueOfOffer,
} from '@trattativa/domain/deals/offers/offer-value';
import { useTranslation } from 'react-i18next';
import { MoneyText } from '../../../ui/text/money-text.tsx';
import classes from './offer-value.module.css';

/** Every part of the first season's gross value in three courses of the season. */
export function ValueDetail({ terms, assumptions }: { terms: OfferTerms; assumptions: ValueAssumptions }) {
  const { t } = useTranslation('offers');
  const value = valueOfOffer(terms, assumptions);
  const centsOf = (part: ValuePart) =>
    scenarioNames.map((name) => value[name].parts.find((one) => one.part === part)?.cents ?? 0);
  const rows = (parts: readonly ValuePart[]) =>
    parts.flatMap((part) => {
      const cents = centsOf(part);
      return cents.some((amount) => amount > 0) ? [{ part, cents }] : [];
    });
  const row = ({ part, cents }: { part: ValuePart; cents: number[] }) => (
    <tr key={part}>
      <th scope="row">{t(`value.part.${part}`)}</th>
      {cents.map((amount, index) => (
        <td key={scenarioNames[index]}>
          <MoneyText euros={amount / 100} />
        </td>
      ))}
    </tr>
  );
  const total = (key: 'guaranteedCents' | 'conditionalCents' | 'totalCents') => (
    <tr className={classes.total}>
      <th scope="row">{t(`value.${key}`)}</th>
      {scenarioNames.map((name) => (
        <td key={name}>
          <MoneyText euros={value[name][key] / 100} />
        </td>
      ))}
    </tr>
  );
  return (
    <div className={classes.scroll}>
      <table className={classes.table}>
        <thead>
          <tr>
            <td />
            {scenarioNames.map((name) => (
              <th key={name} scope="col">
                {t(`value.scenario.${name}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows(guaranteedParts).map(row)}
          {total('guaranteedCents')}
          {rows(conditionalParts).map(row)}
          {total('conditionalCents')}
          {total('totalCents')}
        </tbody>
      </table>
    </div>
  );
}
