import { longestComments, longestPlace, mostEvery, mostMonths } from '@trattativa/domain/deals/offer-limits';
import { seasonGoals } from '@trattativa/domain/deals/season-goals';
import { levels } from '@trattativa/domain/people/levels';
import { seasonOf } from '@trattativa/domain/people/season';
import { useTranslation } from 'react-i18next';
import { now } from '../../platform/clock/clock.ts';
import { CheckboxField } from '../../ui/form/checkbox-field.tsx';
import { DateField } from '../../ui/form/date-field.tsx';
import { DigitsField } from '../../ui/form/digits-field.tsx';
import { FormPart } from '../../ui/form/form-part.tsx';
import { SelectField } from '../../ui/form/select-field.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { useCountryOptions } from '../../ui/places/use-country-options.ts';
import classes from './offer-form.module.css';
import type { TermsValues } from './offer-form-values.ts';
import { seasonName } from './season-name.ts';

interface TermsFieldsProps {
  /** The agent's commission: for who reads it. */
  withCommission: boolean;
  /** The last day: the club's to set. */
  withExpiry: boolean;
}

/** Every term of an offer (spec §3), the mandatory ones marked. */
export function TermsFields({ withCommission, withExpiry }: TermsFieldsProps) {
  const { t } = useTranslation(['offers', 'catalogue']);
  const countries = useCountryOptions();
  const today = now().toISOString().slice(0, 10);
  const season = seasonOf(today);
  const seasons = [season, season + 1, season + 2, season + 3];
  const upTo = (max: number) => (value: number | null) =>
    value === null || (value >= 1 && value <= max) || t('offers:form.oneTo', { max });
  return (
    <>
      <FormPart title={t('offers:form.pay')}>
        <DigitsField name="monthlySalary" label={t('offers:term.monthlySalary')} unit="€" required />
        <DigitsField
          name="months"
          label={t('offers:term.months')}
          description={t('offers:form.monthsHint')}
          maxDigits={2}
          required
          validate={upTo(mostMonths)}
        />
        <SelectField
          name="season"
          label={t('offers:term.season')}
          options={seasons.map((year) => ({ value: String(year), label: seasonName(year) }))}
          numeric
          required
        />
      </FormPart>
      <FormPart title={t('offers:form.where')}>
        <SelectField
          name="level"
          label={t('offers:term.level')}
          options={levels.map((id) => ({ value: String(id), label: t(`catalogue:level.${id}`) }))}
          numeric
          required
        />
        <SelectField name="country" label={t('offers:term.country')} options={countries} required />
        <TextField name="city" label={t('offers:term.city')} maxLength={longestPlace} required />
        <SelectField
          name="seasonGoal"
          label={t('offers:term.seasonGoal')}
          options={seasonGoals.map((id) => ({ value: String(id), label: t(`catalogue:seasonGoal.${id}`) }))}
          numeric
        />
      </FormPart>
      <FormPart title={t('offers:form.living')}>
        <SelectField
          name="house"
          label={t('offers:term.house')}
          options={[0, 1].map((id) => ({ value: String(id), label: t(`catalogue:accommodation.${id}`) }))}
          placeholder={t('offers:form.noHouse')}
          numeric
        />
        <div className={classes.checks}>
          <CheckboxField name="food" label={t('offers:term.food')} />
          <CheckboxField name="travelTicket" label={t('offers:term.travelTicket')} />
        </div>
      </FormPart>
      <FormPart title={t('offers:form.teamBonuses')}>
        <DigitsField name="playoffBonus" label={t('offers:term.playoffBonus')} unit="€" />
        <DigitsField name="leagueWinnersBonus" label={t('offers:term.leagueWinnersBonus')} unit="€" />
        <DigitsField name="playoutBonus" label={t('offers:term.playoutBonus')} unit="€" />
      </FormPart>
      <FormPart title={t('offers:form.ownBonuses')} hint={t('offers:form.ownBonusesHint')}>
        {(['goalsBonus', 'assistsBonus', 'matchesBonus'] as const).map((bonus) => (
          <fieldset key={bonus} className={classes.bonus}>
            <legend>{t(`offers:term.${bonus}`)}</legend>
            <DigitsField
              name={`${bonus}.amount`}
              label={t('offers:form.amount')}
              unit="€"
              validate={(value: number | null, values) => whole(values as TermsValues, bonus, value, 'every')}
            />
            <DigitsField
              name={`${bonus}.every`}
              label={t('offers:form.every')}
              maxDigits={3}
              validate={(value: number | null, values) =>
                value !== null && (value < 1 || value > mostEvery)
                  ? t('offers:form.oneTo', { max: mostEvery })
                  : whole(values as TermsValues, bonus, value, 'amount')
              }
            />
          </fieldset>
        ))}
      </FormPart>
      {withCommission && (
        <FormPart title={t('offers:form.commission')} hint={t('offers:form.commissionHint')}>
          <DigitsField name="commissionAmount" label={t('offers:term.commissionAmount')} unit="€" />
          <DigitsField
            name="commissionPercent"
            label={t('offers:term.commissionPercent')}
            unit="%"
            maxDigits={3}
            validate={(value: number | null, values) => {
              if (value !== null && value > 100) return t('offers:form.oneTo', { max: 100 });
              const both = value !== null && (values as TermsValues).commissionAmount !== null;
              return !both || t('offers:form.eitherCommission');
            }}
          />
        </FormPart>
      )}
      <FormPart title={t('offers:form.more')}>
        <div className={classes.whole}>
          <TextField
            name="comments"
            label={t('offers:term.comments')}
            lines={4}
            maxLength={longestComments}
          />
        </div>
        {withExpiry && (
          <DateField
            name="expiresOn"
            label={t('offers:form.expiresOn')}
            description={t('offers:form.expiresOnHint')}
            min={today}
            validate={(day: string) => day === '' || day >= today || t('offers:form.dayIsOver')}
          />
        )}
      </FormPart>
    </>
  );

  /** A bonus is an amount and a number together. */
  function whole(
    values: TermsValues,
    bonus: 'goalsBonus' | 'assistsBonus' | 'matchesBonus',
    own: number | null,
    other: 'amount' | 'every',
  ): true | string {
    return own !== null || values[bonus][other] === null || t('offers:form.bothOfBonus');
  }
}
