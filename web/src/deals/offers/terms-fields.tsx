import { mostPercent } from '@trattativa/domain/deals/negotiation-limits';
import { longestComments, longestPlace, mostEvery, mostMonths } from '@trattativa/domain/deals/offer-limits';
import { type TermKey, termRules } from '@trattativa/domain/deals/offer-terms';
import { seasonGoals } from '@trattativa/domain/deals/season-goals';
import { accommodations } from '@trattativa/domain/people/accommodations';
import { levels } from '@trattativa/domain/people/levels';
import { seasonOf } from '@trattativa/domain/people/season';
import { Fragment, type ReactNode } from 'react';
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

type Part = 'pay' | 'where' | 'living' | 'included' | 'teamBonuses' | 'ownBonuses' | 'commission' | 'more';

type BonusTerm = 'goalsBonus' | 'assistsBonus' | 'matchesBonus';

const digitsOf = (most: number) => String(most).length;

/** Every term of an offer (spec §3), the mandatory ones marked. */
export function TermsFields({ withCommission, withExpiry }: TermsFieldsProps) {
  const { t } = useTranslation(['offers', 'catalogue']);
  const countries = useCountryOptions();
  const today = now().toISOString().slice(0, 10);
  const season = seasonOf(today);
  const seasons = [season, season + 1, season + 2, season + 3];
  const upTo = (max: number) => (value: number | null) =>
    value === null || (value >= 1 && value <= max) || t('offers:form.oneTo', { max });
  const asked = (term: TermKey) => ({
    name: term,
    label: t(`offers:term.${term}`),
    required: termRules[term].mandatory,
  });
  const bonus = (term: BonusTerm) => (
    <fieldset className={classes.bonus}>
      <legend>{t(`offers:term.${term}`)}</legend>
      <DigitsField
        name={`${term}.amount`}
        label={t('offers:form.amount')}
        unit="€"
        validate={(value: number | null, values) => whole(values as TermsValues, term, value, 'every')}
      />
      <DigitsField
        name={`${term}.every`}
        label={t('offers:form.every')}
        maxDigits={digitsOf(mostEvery)}
        validate={(value: number | null, values) =>
          value !== null && (value < 1 || value > mostEvery)
            ? t('offers:form.oneTo', { max: mostEvery })
            : whole(values as TermsValues, term, value, 'amount')
        }
      />
    </fieldset>
  );
  // Every term has its part here; within a part they stand in this order.
  const fields: Record<TermKey, { part: Part; field: ReactNode }> = {
    monthlySalary: { part: 'pay', field: <DigitsField {...asked('monthlySalary')} unit="€" /> },
    months: {
      part: 'pay',
      field: (
        <DigitsField
          {...asked('months')}
          description={t('offers:form.monthsHint')}
          maxDigits={digitsOf(mostMonths)}
          validate={upTo(mostMonths)}
        />
      ),
    },
    season: {
      part: 'pay',
      field: (
        <SelectField
          {...asked('season')}
          options={seasons.map((year) => ({ value: String(year), label: seasonName(year) }))}
          numeric
        />
      ),
    },
    level: {
      part: 'where',
      field: (
        <SelectField
          {...asked('level')}
          options={levels.map((id) => ({ value: String(id), label: t(`catalogue:level.${id}`) }))}
          numeric
        />
      ),
    },
    country: { part: 'where', field: <SelectField {...asked('country')} options={countries} /> },
    city: { part: 'where', field: <TextField {...asked('city')} maxLength={longestPlace} /> },
    seasonGoal: {
      part: 'where',
      field: (
        <SelectField
          {...asked('seasonGoal')}
          options={seasonGoals.map((id) => ({ value: String(id), label: t(`catalogue:seasonGoal.${id}`) }))}
          numeric
        />
      ),
    },
    house: {
      part: 'living',
      field: (
        <SelectField
          {...asked('house')}
          options={accommodations.map((id) => ({
            value: String(id),
            label: t(`catalogue:accommodation.${id}`),
          }))}
          placeholder={t('offers:form.noHouse')}
          numeric
        />
      ),
    },
    food: { part: 'included', field: <CheckboxField name="food" label={t('offers:term.food')} /> },
    travelTicket: {
      part: 'included',
      field: <CheckboxField name="travelTicket" label={t('offers:term.travelTicket')} />,
    },
    playoffBonus: { part: 'teamBonuses', field: <DigitsField {...asked('playoffBonus')} unit="€" /> },
    leagueWinnersBonus: {
      part: 'teamBonuses',
      field: <DigitsField {...asked('leagueWinnersBonus')} unit="€" />,
    },
    playoutBonus: { part: 'teamBonuses', field: <DigitsField {...asked('playoutBonus')} unit="€" /> },
    goalsBonus: { part: 'ownBonuses', field: bonus('goalsBonus') },
    assistsBonus: { part: 'ownBonuses', field: bonus('assistsBonus') },
    matchesBonus: { part: 'ownBonuses', field: bonus('matchesBonus') },
    commissionAmount: { part: 'commission', field: <DigitsField {...asked('commissionAmount')} unit="€" /> },
    commissionPercent: {
      part: 'commission',
      field: (
        <DigitsField
          {...asked('commissionPercent')}
          unit="%"
          maxDigits={digitsOf(mostPercent)}
          validate={(value: number | null, values) => {
            if (value !== null && value > mostPercent) return t('offers:form.oneTo', { max: mostPercent });
            const both = value !== null && (values as TermsValues).commissionAmount !== null;
            return !both || t('offers:form.eitherCommission');
          }}
        />
      ),
    },
    comments: {
      part: 'more',
      field: <TextField {...asked('comments')} lines={4} maxLength={longestComments} />,
    },
  };
  const fieldsOf = (part: Part) =>
    Object.entries(fields).map(
      ([term, { part: of, field }]) => of === part && <Fragment key={term}>{field}</Fragment>,
    );
  return (
    <>
      <FormPart title={t('offers:form.pay')}>{fieldsOf('pay')}</FormPart>
      <FormPart title={t('offers:form.where')}>{fieldsOf('where')}</FormPart>
      <FormPart title={t('offers:form.living')}>
        {fieldsOf('living')}
        <div className={classes.checks}>{fieldsOf('included')}</div>
      </FormPart>
      <FormPart title={t('offers:form.teamBonuses')}>{fieldsOf('teamBonuses')}</FormPart>
      <FormPart title={t('offers:form.ownBonuses')} hint={t('offers:form.ownBonusesHint')}>
        {fieldsOf('ownBonuses')}
      </FormPart>
      {withCommission && (
        <FormPart title={t('offers:form.commission')} hint={t('offers:form.commissionHint')}>
          {fieldsOf('commission')}
        </FormPart>
      )}
      <FormPart title={t('offers:form.more')}>
        <div className={classes.whole}>{fieldsOf('more')}</div>
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
    bonus: BonusTerm,
    own: number | null,
    other: 'amount' | 'every',
  ): true | string {
    return own !== null || values[bonus][other] === null || t('offers:form.bothOfBonus');
  }
}
