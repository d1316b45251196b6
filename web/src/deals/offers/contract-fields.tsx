import { NativeSelect } from '@mantine/core';
import type { ContractPerson } from '@trattativa/domain/deals/contract-checks';
import { contractKinds, optionSides } from '@trattativa/domain/deals/contract-kinds';
import { mostMonths, mostOptionSeasons, mostSeasons } from '@trattativa/domain/deals/offer-limits';
import type { ContractTerm } from '@trattativa/domain/deals/offer-terms';
import { Fragment, type ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { now } from '../../platform/clock/clock.ts';
import { DateField } from '../../ui/form/date-field.tsx';
import { DigitsField } from '../../ui/form/digits-field.tsx';
import { useField } from '../../ui/form/field.ts';
import { SelectField } from '../../ui/form/select-field.tsx';
import { BonusSteps } from './bonus-steps.tsx';
import { ContractFindings } from './contract-findings.tsx';
import { useContractRule } from './contract-rules.ts';
import classes from './offer-form.module.css';
import type { SeasonValues, TermsValues } from './offer-form-values.ts';
import { seasonName } from './season-name.ts';

type Group = 'contract' | 'endings' | 'steps' | 'clauses';

/** What most offers do without: the kind of contract, more seasons, further pay and bonuses, clauses. */
export default function ContractFields({ person }: { person: ContractPerson }) {
  const { t } = useTranslation('offers');
  const euros = (
    name: 'signingFee' | 'imageRights' | 'promotionBonus' | 'salvationBonus' | 'releaseClause',
  ) => <DigitsField name={name} label={t(`term.${name}`)} unit="€" />;
  // Every term that is folded away is assigned to a group; within a group they keep this order.
  const fields: Record<ContractTerm, { group: Group; field: ReactNode }> = {
    contractKind: {
      group: 'contract',
      field: (
        <SelectField
          name="contractKind"
          label={t('term.contractKind')}
          options={contractKinds.map((kind) => ({ value: kind, label: t(`kind.${kind}`) }))}
          placeholder={t('form.noKind')}
        />
      ),
    },
    furtherSeasons: { group: 'contract', field: <SeasonsField person={person} /> },
    signingFee: { group: 'contract', field: euros('signingFee') },
    imageRights: { group: 'contract', field: euros('imageRights') },
    promotionBonus: { group: 'endings', field: euros('promotionBonus') },
    salvationBonus: { group: 'endings', field: euros('salvationBonus') },
    appearanceSteps: { group: 'steps', field: <BonusSteps name="appearanceSteps" /> },
    cleanSheetSteps: { group: 'steps', field: <BonusSteps name="cleanSheetSteps" /> },
    releaseClause: { group: 'clauses', field: euros('releaseClause') },
    option: {
      group: 'clauses',
      field: (
        <>
          <SelectField
            name="option.side"
            label={t('term.option')}
            options={optionSides.map((side) => ({ value: side, label: t(`optionSide.${side}`) }))}
            placeholder={t('form.noOption')}
          />
          <OptionFields />
        </>
      ),
    },
  };
  const fieldsOf = (group: Group) => (
    <div className={classes.group}>
      {Object.entries(fields).map(
        ([term, { group: of, field }]) => of === group && <Fragment key={term}>{field}</Fragment>,
      )}
    </div>
  );
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

/** How many seasons the contract lasts; a new season begins with the pay of the one before it. */
function SeasonsField({ person }: { person: ContractPerson }) {
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
      data={Array.from({ length: mostSeasons }, (_, index) => ({
        value: String(index + 1),
        label: t('seasonsCount', { count: index + 1 }),
      }))}
    />
  );
}

/** The pay of each season after the first. */
function FurtherSeasons({ person }: { person: ContractPerson }) {
  const { t } = useTranslation('offers');
  const rule = useContractRule(person);
  const [first, further] = useWatch<TermsValues>({ name: ['season', 'furtherSeasons'] }) as [
    number | null,
    SeasonValues[],
  ];
  const most = (value: number | null) =>
    value === null || (value >= 1 && value <= mostMonths) || t('form.oneTo', { max: mostMonths });
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
          most={mostMonths}
          required
          validate={most}
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

/** Length and last day of an option, once somebody has one. */
function OptionFields() {
  const { t } = useTranslation('offers');
  const side = useWatch<TermsValues, 'option.side'>({ name: 'option.side' });
  const today = now().toISOString().slice(0, 10);
  if (side === null) return null;
  return (
    <>
      <DigitsField
        name="option.seasons"
        label={t('form.optionSeasons')}
        most={mostOptionSeasons}
        required
        validate={(value: number | null) =>
          value === null ||
          (value >= 1 && value <= mostOptionSeasons) ||
          t('form.oneTo', { max: mostOptionSeasons })
        }
      />
      <DateField name="option.until" label={t('form.optionUntil')} min={today} required />
    </>
  );
}
