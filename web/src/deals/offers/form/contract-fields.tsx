import { NativeSelect } from '@mantine/core';
import { optionSides } from '@trattativa/domain/deals/offers/contract-kinds';
import { maxMonths, maxOptionSeasons, maxSeasons } from '@trattativa/domain/deals/offers/offer-limits';
import {
  canConcern,
  type contractGroups,
  fieldOf,
  type TermKey,
  type TermOfKind,
  termsOfGroup,
} from '@trattativa/domain/deals/offers/offer-terms';
import { seasonName } from '@trattativa/domain/people/season';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { now } from '../../../platform/clock/clock.ts';
import { SelectField } from '../../../ui/form/choice/select-field.tsx';
import { DateField } from '../../../ui/form/date/date-field.tsx';
import { useField } from '../../../ui/form/field.ts';
import { DigitsField } from '../../../ui/form/number/digits-field.tsx';
import { type PersonOfForm, useContractRule } from '../contract-rules.ts';
import { BonusSteps } from './bonus-steps.tsx';
import { ContractFindings } from './contract-findings.tsx';
import classes from './offer-form.module.css';
import type { SeasonValues, TermsValues } from './offer-form-values.ts';
import { TermField, useUpTo } from './term-field.tsx';

/** What most offers do without: the kind of contract, more seasons, further pay and bonuses, clauses. */
export default function ContractFields({ person }: { person: PersonOfForm }) {
  function fieldsOf(group: (typeof contractGroups)[number]) {
    const terms = termsOfGroup(group).filter((term) => canConcern(term, person));
    if (terms.length === 0) return null;
    return (
      <div className={classes.group}>
        {terms.map((term) => (
          <ContractField key={term} term={term} person={person} />
        ))}
      </div>
    );
  }
  return (
    <div className={classes.fields}>
      {fieldsOf('contract')}
      <ContractFindings person={person} />
      <FurtherSeasons person={person} />
      {fieldsOf('endings')}
      {fieldsOf('steps')}
      {fieldsOf('clauses')}
    </div>
  );
}

/** The control of a term: of the kinds that most offers do without, or of any other. */
function ContractField({ term, person }: { term: TermKey; person: PersonOfForm }) {
  switch (fieldOf(term).kind) {
    case 'steps':
      return <BonusSteps name={term as TermOfKind<'steps'>} />;
    case 'option':
      return <OptionFields />;
    case 'furtherSeasons':
      return <SeasonsField person={person} />;
    default:
      return <TermField term={term} person={person} />;
  }
}

/** How many seasons the contract lasts; a new season begins with the pay of the one before it. */
function SeasonsField({ person }: { person: PersonOfForm }) {
  const { t } = useTranslation('offers');
  const rule = useContractRule(person);
  const first = useWatch<TermsValues>({ name: ['monthlySalary', 'months'] }) as (number | null)[];
  const { field, wrapper } = useField({
    name: 'furtherSeasons',
    label: t('term.furtherSeasons'),
    validate: rule('furtherSeasons'),
  });
  const further = (field.value ?? []) as SeasonValues[];

  function change(seasons: number) {
    const before = further.at(-1) ?? { monthlySalary: first[0] ?? null, months: first[1] ?? null };
    const added: SeasonValues = { ...before, signingFee: null, imageRights: null };
    field.onChange(Array.from({ length: seasons - 1 }, (_, index) => further[index] ?? added));
  }

  return (
    <NativeSelect
      {...wrapper}
      ref={field.ref}
      name="furtherSeasons"
      onBlur={field.onBlur}
      value={String(further.length + 1)}
      onChange={({ currentTarget }) => change(Number(currentTarget.value))}
      data={Array.from({ length: maxSeasons }, (_, index) => ({
        value: String(index + 1),
        label: t('seasonsCount', { count: index + 1 }),
      }))}
    />
  );
}

/** The pay of each season after the first. */
function FurtherSeasons({ person }: { person: PersonOfForm }) {
  const { t } = useTranslation('offers');
  const rule = useContractRule(person);
  const [first, further] = useWatch<TermsValues>({ name: ['season', 'furtherSeasons'] }) as [
    number | null,
    SeasonValues[],
  ];
  const upTo = useUpTo();
  const seasons = further.map((_, index) => {
    const at = `furtherSeasons.${index}`;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: a season is known by its position
      <fieldset key={index} className={classes.season}>
        <legend>
          {first === null
            ? t('seasonNumber', { number: index + 2 })
            : t('seasonOf', { season: seasonName(first + index + 1) })}
        </legend>
        <DigitsField
          name={`${at}.monthlySalary`}
          label={t('term.monthlySalary')}
          unit="€"
          required
          validate={rule(`${at}.monthlySalary`)}
        />
        <DigitsField
          name={`${at}.months`}
          label={t('term.months')}
          max={maxMonths}
          required
          validate={upTo(maxMonths)}
        />
        <DigitsField name={`${at}.signingFee`} label={t('term.signingFee')} unit="€" />
        <DigitsField name={`${at}.imageRights`} label={t('term.imageRights')} unit="€" />
      </fieldset>
    );
  });
  if (further.length === 0) return null;
  return (
    <>
      {seasons}
      <p className={classes.stepsHint}>{t('form.bonusesEachSeason')}</p>
    </>
  );
}

/** The side that has an option; once there is one, its length and last day. */
function OptionFields() {
  const { t } = useTranslation('offers');
  const upTo = useUpTo();
  const side = useWatch<TermsValues, 'option.side'>({ name: 'option.side' });
  const today = now().toISOString().slice(0, 10);
  return (
    <>
      <SelectField
        name="option.side"
        label={t('term.option')}
        options={optionSides.map((one) => ({ value: one, label: t(`optionSide.${one}`) }))}
        placeholder={t('form.noOption')}
      />
      {side !== null && (
        <>
          <DigitsField
            name="option.seasons"
            label={t('form.optionSeasons')}
            max={maxOptionSeasons}
            required
            validate={upTo(maxOptionSeasons)}
          />
          <DateField name="option.until" label={t('form.optionUntil')} min={today} required />
        </>
      )}
    </>
  );
}
