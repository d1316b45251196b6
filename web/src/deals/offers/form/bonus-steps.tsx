import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { maxMatches, maxSteps } from '@trattativa/domain/deals/offers/offer-limits';
import type { TermOfKind } from '@trattativa/domain/deals/offers/offer-terms';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { DigitsField } from '../../../ui/form/number/digits-field.tsx';
import { useFormRows } from '../../../ui/form/use-form-rows.ts';
import classes from './offer-form.module.css';
import type { StepValues, TermsValues } from './offer-form-values.ts';

/** Amounts that fall due when a number of appearances, or of matches without a goal against, is reached. */
export function BonusSteps({ name }: { name: TermOfKind<'steps'> }) {
  const { t } = useTranslation('offers');
  const { keys, append, remove } = useFormRows(useFormContext<TermsValues>(), name);
  return (
    <fieldset className={classes.steps}>
      <legend>{t(`term.${name}`)}</legend>
      {keys.length > 0 && <p className={classes.stepsHint}>{t('form.stepsHint')}</p>}
      {keys.map((key, index) => (
        <div key={key} className={classes.step}>
          <DigitsField
            name={`${name}.${index}.from`}
            label={t(`form.from.${name}`)}
            max={maxMatches}
            required
            validate={(value: number | null, values) => {
              if (value === null) return true;
              if (value < 1) return t('form.oneTo', { max: maxMatches });
              const steps = (values as TermsValues)[name];
              return (
                steps.findIndex(({ from }: StepValues) => from === value) === index || t('form.sameStep')
              );
            }}
          />
          <DigitsField name={`${name}.${index}.amount`} label={t('form.amount')} unit="€" required />
          <Button
            variant="subtle"
            size="sm"
            onClick={() => remove(index)}
            aria-label={t('form.removeStep', { number: index + 1 })}
          >
            {t('form.remove')}
          </Button>
        </div>
      ))}
      {keys.length < maxSteps && (
        <Button
          variant="subtle"
          size="compact-sm"
          className={classes.addStep}
          leftSection={<IconPlus size={16} aria-hidden />}
          onClick={() => append({ from: null, amount: null })}
        >
          {t(`form.add.${name}`)}
        </Button>
      )}
    </fieldset>
  );
}
