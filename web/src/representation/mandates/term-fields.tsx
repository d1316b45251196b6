import { maxCountries } from '@trattativa/domain/platform/number-limits';
import { latestEnd } from '@trattativa/domain/representation/mandate-days';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../platform/i18n/use-formats.ts';
import { CheckboxField } from '../../ui/form/choice/checkbox-field.tsx';
import { MultiSelectField } from '../../ui/form/choice/multi-select-field.tsx';
import { DateField } from '../../ui/form/date/date-field.tsx';
import { isWholeDate } from '../../ui/form/date/typed-date.ts';
import { FormPart } from '../../ui/form/form-part.tsx';
import { useCountryOptions } from '../../ui/places/use-country-options.ts';
import classes from './mandate-form.module.css';

/** From when until when, where, and whether exclusively, as a form holds it. */
export interface TermValues {
  startsOn: string;
  endsOn: string;
  countries: string[];
  exclusive: boolean;
}

/** What most mandates say: from today for as long as it may last, everywhere; of players exclusively. */
export const usualTerms = (today: string, ofPlayer: boolean): TermValues => ({
  startsOn: today,
  endsOn: latestEnd(today),
  countries: [],
  exclusive: ofPlayer,
});

interface TermFieldsProps {
  /** A mandate of players; else of a club. */
  ofPlayer: boolean;
  today: string;
  /** Further fields beside where it holds. */
  children?: ReactNode;
}

/** The days, the countries and the exclusivity of a mandate. */
export function TermFields({ ofPlayer, today, children }: TermFieldsProps) {
  const { t } = useTranslation('mandates');
  const { plainDate } = useFormats();
  const countries = useCountryOptions();
  const startsOn = useWatch<TermValues, 'startsOn'>({ name: 'startsOn' });
  const latest = isWholeDate(startsOn) ? latestEnd(startsOn) : undefined;

  function endsInTime(endsOn: string): true | string {
    if (!isWholeDate(startsOn) || !isWholeDate(endsOn)) return true;
    if (endsOn < startsOn) return t('form.endBeforeStart');
    return latest === undefined || endsOn <= latest || t('form.tooLong', { day: plainDate(latest) });
  }

  return (
    <>
      <FormPart title={t('form.period')} hint={t('form.periodHint')}>
        <DateField name="startsOn" label={t('form.startsOn')} required />
        <DateField
          name="endsOn"
          label={t('form.endsOn')}
          required
          min={today}
          {...(latest !== undefined && { max: latest })}
          validate={endsInTime}
        />
      </FormPart>
      <FormPart title={t('form.where')}>
        <div className={classes.whole}>
          <MultiSelectField
            name="countries"
            label={t('form.countries')}
            description={t('form.countriesHint')}
            options={countries}
            max={maxCountries}
          />
        </div>
        <div className={classes.whole}>
          <CheckboxField
            name="exclusive"
            label={t('form.exclusive')}
            {...(ofPlayer && { description: t('form.exclusiveHint') })}
          />
        </div>
        {children}
      </FormPart>
    </>
  );
}
