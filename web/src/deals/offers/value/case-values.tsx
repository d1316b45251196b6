import {
  type CaseValue,
  type CaseValues,
  caseParts,
  type NormalisedOffer,
  valueCases,
} from '@trattativa/domain/deals/offers/normalised-offer';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../platform/i18n/use-formats.ts';
import { MoneyText } from '../../../ui/text/money-text.tsx';
import classes from './offer-value.module.css';

/** The three cases of the whole contract as large figures, with the share that is certain. */
export function CaseFigures({ value }: { value: NormalisedOffer }) {
  const { t } = useTranslation('offers');
  const { percent } = useFormats();
  const { whole, guaranteedPercent } = value;
  return (
    <dl className={classes.cases}>
      {valueCases.map((name) => (
        <div key={name} data-case={name}>
          <dt>{t(`value.case.${name}`)}</dt>
          <dd>
            <MoneyText euros={whole[name].total / 100} />
            {name === 'likely' && guaranteedPercent !== null && (
              <span className={classes.certainty}>
                {t('value.certainty', { percent: percent(guaranteedPercent) })}
              </span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** What the figures rest on: the net estimate with its assumptions, or that they are gross. */
export function ValueNotes({ value }: { value: NormalisedOffer }) {
  const { t } = useTranslation('offers');
  const { money } = useFormats();
  const { netRules, unvalued } = value;
  const rule = netRules?.[0];
  return (
    <div className={classes.notes}>
      <p>{t('value.casesNote')}</p>
      <p>
        {rule === undefined
          ? t('value.grossNote')
          : rule.tax.percent === 0
            ? t('value.untaxedNote', { article: rule.article })
            : t('value.netNote', {
                contributions: money(rule.contributions.above),
                tax: money(rule.tax.above),
                article: rule.article,
              })}
      </p>
      {unvalued.length > 0 && (
        <p>{t('value.unvalued', { parts: unvalued.map((part) => t(`value.part.${part}`)).join(', ') })}</p>
      )}
    </div>
  );
}

/** The parts that are not nothing in every case. */
export function partsShown(cases: readonly CaseValues[]) {
  return caseParts.filter((part) =>
    cases.some((values) => valueCases.some((name) => values[name][part] !== 0)),
  );
}

/** A part as it enters the total: what is withheld and what the person pays reduce it. */
export function signedPart(value: CaseValue, part: (typeof caseParts)[number]): number {
  return part === 'withheld' || part === 'costs' ? -value[part] : value[part];
}
