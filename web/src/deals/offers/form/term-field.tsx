import { maxEvery } from '@trattativa/domain/deals/offers/offer-limits';
import {
  canConcern,
  fieldOf,
  type TermKey,
  type TermOfKind,
  termsOfGroup,
} from '@trattativa/domain/deals/offers/offer-terms';
import type { TermGroup } from '@trattativa/domain/deals/offers/term-kinds';
import { levels } from '@trattativa/domain/people/levels';
import { seasonName, seasonOf } from '@trattativa/domain/people/season';
import { useTranslation } from 'react-i18next';
import { useLevelWords } from '../../../people/players.ts';
import { now } from '../../../platform/clock/clock.ts';
import { CheckboxField } from '../../../ui/form/choice/checkbox-field.tsx';
import { SelectField } from '../../../ui/form/choice/select-field.tsx';
import { DigitsField } from '../../../ui/form/number/digits-field.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { useCountryOptions } from '../../../ui/places/use-country-options.ts';
import { type PersonOfForm, useContractRule } from '../contract-rules.ts';
import { useOfferWords } from '../use-offer-words.ts';
import classes from './offer-form.module.css';
import type { TermsValues } from './offer-form-values.ts';

/** The control of one term by its kind. The kinds that most offers do without have theirs in `contract-fields.tsx`. */
export function TermField({ term, person }: { term: TermKey; person: PersonOfForm }) {
  const { t } = useTranslation('offers');
  const rule = useContractRule(person);
  const upTo = useUpTo();
  const field = fieldOf(term);
  const props = { name: term, label: t(`term.${term}`), required: field.mandatory === true };
  switch (field.kind) {
    case 'euros':
      return <DigitsField {...props} unit="€" validate={rule(term)} />;
    case 'months':
    case 'instalments':
      return (
        <DigitsField
          {...props}
          description={field.kind === 'months' && field.eachSeason && t('form.monthsHint')}
          max={field.max}
          validate={upTo(field.max)}
        />
      );
    case 'choice':
      return <ChoiceField term={term as TermOfKind<'choice'>} of={field.of} />;
    case 'yesNo':
      return <CheckboxField name={term} label={props.label} />;
    case 'perEvery':
      return <BonusField term={term as TermOfKind<'perEvery'>} />;
    case 'season':
      return <SelectField {...props} options={seasonsAhead()} numeric />;
    case 'level':
      return <LevelField {...props} />;
    case 'country':
      return <CountryField {...props} />;
    case 'line':
      return <TextField {...props} maxLength={field.maxLength} />;
    case 'paragraph':
      return <TextField {...props} lines={4} maxLength={field.maxLength} />;
    default:
      return null;
  }
}

/** The terms of a part of the form that can concern the person, in their order. */
export function GroupFields({ group, person }: { group: TermGroup; person: PersonOfForm }) {
  return termsOfGroup(group)
    .filter((term) => canConcern(term, person))
    .map((term) => <TermField key={term} term={term} person={person} />);
}

/** The rule of a number from 1 to a limit. */
export function useUpTo() {
  const { t } = useTranslation('offers');
  return (max: number) => (value: number | null) =>
    value === null || (value >= 1 && value <= max) || t('form.oneTo', { max });
}

/** This season and the next three. */
function seasonsAhead() {
  const season = seasonOf(now().toISOString().slice(0, 10));
  return [season, season + 1, season + 2, season + 3].map((year) => ({
    value: String(year),
    label: seasonName(year),
  }));
}

interface NamedField {
  name: string;
  label: string;
  required: boolean;
}

function LevelField(props: NamedField) {
  const { levelOption } = useLevelWords();
  const options = levels.map((id) => ({ value: String(id), label: levelOption(id) }));
  return <SelectField {...props} options={options} numeric />;
}

function CountryField(props: NamedField) {
  return <SelectField {...props} options={useCountryOptions()} />;
}

interface ChoiceFieldProps {
  term: TermOfKind<'choice'>;
  of: readonly (string | number)[];
}

function ChoiceField({ term, of }: ChoiceFieldProps) {
  const { t } = useTranslation('offers');
  const words = useOfferWords();
  const unstated: Partial<Record<TermKey, string>> = {
    house: t('form.noHouse'),
    contractKind: t('form.noKind'),
  };
  return (
    <SelectField
      name={term}
      label={t(`term.${term}`)}
      options={of.map((one) => ({
        value: String(one),
        label: words.choice(term, one as never),
      }))}
      placeholder={unstated[term]}
      numeric={of.every((one) => typeof one === 'number')}
    />
  );
}

/** A bonus consists of an amount and a number. */
function BonusField({ term }: { term: TermOfKind<'perEvery'> }) {
  const { t } = useTranslation('offers');
  const upTo = useUpTo();
  const whole = (values: object, own: number | null, other: 'amount' | 'every'): true | string =>
    own !== null || (values as TermsValues)[term][other] === null || t('form.bothOfBonus');
  return (
    <fieldset className={classes.bonus}>
      <legend>{t(`term.${term}`)}</legend>
      <DigitsField
        name={`${term}.amount`}
        label={t('form.amount')}
        unit="€"
        validate={(value: number | null, values) => whole(values, value, 'every')}
      />
      <DigitsField
        name={`${term}.every`}
        label={t('form.every')}
        max={maxEvery}
        validate={(value: number | null, values) => {
          const isWithin = upTo(maxEvery)(value);
          return isWithin === true ? whole(values, value, 'amount') : isWithin;
        }}
      />
    </fieldset>
  );
}
