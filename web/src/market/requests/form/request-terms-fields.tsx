import { mayStateFee, playersSought } from '@trattativa/domain/market/request-limits';
import { moveKinds } from '@trattativa/domain/people/players/contract-facts';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { CheckboxField } from '../../../ui/form/choice/checkbox-field.tsx';
import { MultiSelectField } from '../../../ui/form/choice/multi-select-field.tsx';
import { DateField } from '../../../ui/form/date/date-field.tsx';
import { DigitsField } from '../../../ui/form/number/digits-field.tsx';
import { useRequestWords } from '../use-request-words.ts';
import classes from './request-form.module.css';
import { ProfileFields } from './request-profile-fields.tsx';
import type { RequestTerm, RequestValues, TermGroup } from './request-values.ts';

const fieldsOf: Readonly<Record<TermGroup, () => React.ReactNode>> = {
  deal: DealFields,
  profile: ProfileFields,
  conditions: ConditionFields,
  times: TimeFields,
};

/** The fields of one folded part of the form. */
export default function RequestTermsFields({ group }: { group: TermGroup }) {
  const Fields = fieldsOf[group];
  return (
    <div className={classes.terms}>
      <Fields />
    </div>
  );
}

/** The label and the name of a field. */
function useField() {
  const { t } = useTranslation('requests');
  return (name: RequestTerm) => ({ name, label: t(`field.${name}`) });
}

/** The kind of deal and the money that it may cost, which count in matches; and how many players. */
function DealFields() {
  const { t } = useTranslation('request-form');
  const words = useRequestWords();
  const field = useField();
  const moves = useWatch<RequestValues, 'moves'>({ name: 'moves' });
  return (
    <div className={classes.pair}>
      <MultiSelectField
        {...field('moves')}
        options={moveKinds.map((kind) => ({ value: kind, label: words.move(kind) }))}
        placeholder={t('form.any')}
      />
      {mayStateFee(moves ?? []) && <DigitsField {...field('feeBudget')} unit="€" />}
      <DigitsField {...field('playersSought')} max={playersSought.max} />
    </div>
  );
}

/** What the club gives in kind. */
function ConditionFields() {
  const { t } = useTranslation('request-form');
  const field = useField();
  return (
    <>
      <p className={classes.hint}>{t('form.conditionsHint')}</p>
      <div className={classes.checks}>
        <CheckboxField {...field('board')} />
        <CheckboxField {...field('lodging')} />
        <CheckboxField {...field('car')} />
      </div>
    </>
  );
}

/** From when to when the player is needed, and the day for answers. */
function TimeFields() {
  const { t } = useTranslation('request-form');
  const field = useField();
  return (
    <>
      <p className={classes.hint}>{t('form.timesHint')}</p>
      <div className={classes.pair}>
        <DateField
          {...field('neededFrom')}
          validate={(from, values) =>
            !values.neededUntil || String(from) <= String(values.neededUntil) || t('form.daysReversed')
          }
        />
        <DateField {...field('neededUntil')} />
        <DateField {...field('answerBy')} />
      </div>
    </>
  );
}
