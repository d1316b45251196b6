import { mayStateFee, playersSought } from '@trattativa/domain/market/request-limits';
import { moveKinds } from '@trattativa/domain/people/contract-facts';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { usePlayerWords } from '../../people/players.ts';
import { CheckboxField } from '../../ui/form/checkbox-field.tsx';
import { DateField } from '../../ui/form/date-field.tsx';
import { DigitsField } from '../../ui/form/digits-field.tsx';
import { MultiSelectField } from '../../ui/form/multi-select-field.tsx';
import classes from './request-form.module.css';
import type { RequestTerm, RequestValues } from './request-values.ts';

/** The kind of deal, its days, and what the club gives in kind. */
export default function RequestTermsFields() {
  const { t } = useTranslation('requests');
  const player = usePlayerWords();
  const moves = useWatch<RequestValues, 'moves'>({ name: 'moves' }) ?? [];
  const field = (name: RequestTerm) => ({ name, label: t(`field.${name}`) });
  return (
    <>
      <p className={classes.hint}>{t('form.dealHint')}</p>
      <MultiSelectField
        {...field('moves')}
        options={moveKinds.map((kind) => ({ value: kind, label: player.move(kind) }))}
        placeholder={t('form.any')}
      />
      <div className={classes.pair}>
        {mayStateFee(moves) && <DigitsField {...field('feeBudget')} unit="€" />}
        <DigitsField {...field('playersSought')} most={playersSought.most} />
      </div>
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
      <div className={classes.checks}>
        <CheckboxField {...field('board')} />
        <CheckboxField {...field('lodging')} />
        <CheckboxField {...field('car')} />
      </div>
    </>
  );
}
