import type { ContractPerson } from '@trattativa/domain/deals/contract-checks';
import { mostEvery, mostMonths } from '@trattativa/domain/deals/offer-limits';
import { type ContractTerm, type TermKey, termRules } from '@trattativa/domain/deals/offer-terms';
import { seasonGoals } from '@trattativa/domain/deals/season-goals';
import { accommodations } from '@trattativa/domain/people/accommodations';
import { levels } from '@trattativa/domain/people/levels';
import { seasonOf } from '@trattativa/domain/people/season';
import { mostPercent } from '@trattativa/domain/platform/number-limits';
import { longestComments, longestName } from '@trattativa/domain/platform/text-limits';
import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLevelWords } from '../../people/players.ts';
import { now } from '../../platform/clock/clock.ts';
import { CheckboxField } from '../../ui/form/checkbox-field.tsx';
import { DateField } from '../../ui/form/date-field.tsx';
import { DigitsField } from '../../ui/form/digits-field.tsx';
import { FormPart } from '../../ui/form/form-part.tsx';
import { SelectField } from '../../ui/form/select-field.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { useCountryOptions } from '../../ui/places/use-country-options.ts';
import { useContractRule } from './contract-rules.ts';
import { FoldedTerms } from './folded-terms.tsx';
import { type MoreOfCommission, MoreOfCommissionFields } from './more-of-commission.tsx';
import classes from './offer-form.module.css';
import type { TermsValues } from './offer-form-values.ts';
import { seasonName } from './season-name.ts';

interface TermsFieldsProps {
  /** Whether to show the agent's commission; only readers of the commission see it. */
  withCommission: boolean;
  /** Said beside the commission: the cap on it. */
  besideCommission?: ReactNode;
  /** Whether to show the expiry date, which the club sets. */
  withExpiry: boolean;
  /** Whom the offer is for, for the rules about contracts. */
  person: ContractPerson;
}

type Part = 'pay' | 'where' | 'living' | 'included' | 'teamBonuses' | 'ownBonuses' | 'commission' | 'more';

type BonusTerm = 'goalsBonus' | 'assistsBonus' | 'matchesBonus';

/** All terms of an offer (spec §3), the mandatory ones marked. */
export function TermsFields({ withCommission, besideCommission, withExpiry, person }: TermsFieldsProps) {
  const { levelOption } = useLevelWords();
  const { t } = useTranslation(['offers', 'catalogue']);
  const countries = useCountryOptions();
  const rule = useContractRule(person);
  const today = now().toISOString().slice(0, 10);
  const season = seasonOf(today);
  const seasons = [season, season + 1, season + 2, season + 3];
  const upTo = (max: number) => (value: number | null) =>
    value === null || (value >= 1 && value <= max) || t('offers:form.oneTo', { max });
  const fieldProps = (term: TermKey) => ({
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
        most={mostEvery}
        validate={(value: number | null, values) =>
          value !== null && (value < 1 || value > mostEvery)
            ? t('offers:form.oneTo', { max: mostEvery })
            : whole(values as TermsValues, term, value, 'amount')
        }
      />
    </fieldset>
  );
  // Every term that is not folded away is assigned to a part of the form; within a part they keep this order.
  const fields: Record<
    Exclude<TermKey, ContractTerm | MoreOfCommission>,
    { part: Part; field: ReactNode }
  > = {
    monthlySalary: {
      part: 'pay',
      field: <DigitsField {...fieldProps('monthlySalary')} unit="€" validate={rule('monthlySalary')} />,
    },
    months: {
      part: 'pay',
      field: (
        <DigitsField
          {...fieldProps('months')}
          description={t('offers:form.monthsHint')}
          most={mostMonths}
          validate={upTo(mostMonths)}
        />
      ),
    },
    season: {
      part: 'pay',
      field: (
        <SelectField
          {...fieldProps('season')}
          options={seasons.map((year) => ({ value: String(year), label: seasonName(year) }))}
          numeric
        />
      ),
    },
    level: {
      part: 'where',
      field: (
        <SelectField
          {...fieldProps('level')}
          options={levels.map((id) => ({ value: String(id), label: levelOption(id) }))}
          numeric
        />
      ),
    },
    country: { part: 'where', field: <SelectField {...fieldProps('country')} options={countries} /> },
    city: { part: 'where', field: <TextField {...fieldProps('city')} maxLength={longestName} /> },
    seasonGoal: {
      part: 'where',
      field: (
        <SelectField
          {...fieldProps('seasonGoal')}
          options={seasonGoals.map((id) => ({ value: String(id), label: t(`catalogue:seasonGoal.${id}`) }))}
          numeric
        />
      ),
    },
    house: {
      part: 'living',
      field: (
        <SelectField
          {...fieldProps('house')}
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
    playoffBonus: { part: 'teamBonuses', field: <DigitsField {...fieldProps('playoffBonus')} unit="€" /> },
    leagueWinnersBonus: {
      part: 'teamBonuses',
      field: <DigitsField {...fieldProps('leagueWinnersBonus')} unit="€" />,
    },
    playoutBonus: { part: 'teamBonuses', field: <DigitsField {...fieldProps('playoutBonus')} unit="€" /> },
    goalsBonus: { part: 'ownBonuses', field: bonus('goalsBonus') },
    assistsBonus: { part: 'ownBonuses', field: bonus('assistsBonus') },
    matchesBonus: { part: 'ownBonuses', field: bonus('matchesBonus') },
    commissionAmount: {
      part: 'commission',
      field: <DigitsField {...fieldProps('commissionAmount')} unit="€" />,
    },
    commissionPercent: {
      part: 'commission',
      field: (
        <DigitsField
          {...fieldProps('commissionPercent')}
          unit="%"
          most={mostPercent}
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
      field: <TextField {...fieldProps('comments')} lines={4} maxLength={longestComments} />,
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
          <MoreOfCommissionFields />
          {besideCommission && <div className={classes.whole}>{besideCommission}</div>}
        </FormPart>
      )}
      <FoldedTerms person={person} />
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

  /** A bonus consists of an amount and a number. */
  function whole(
    values: TermsValues,
    bonus: BonusTerm,
    own: number | null,
    other: 'amount' | 'every',
  ): true | string {
    return own !== null || values[bonus][other] === null || t('offers:form.bothOfBonus');
  }
}
