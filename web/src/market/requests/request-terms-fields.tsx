import {
  birthYears,
  mayStateFee,
  minutesAsked,
  mostRequestedNationalities,
  playersSought,
  quotas,
} from '@trattativa/domain/market/request-limits';
import { moveKinds } from '@trattativa/domain/people/contract-facts';
import { isWithin } from '@trattativa/domain/platform/number-limits';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { CheckboxField } from '../../ui/form/checkbox-field.tsx';
import { DateField } from '../../ui/form/date-field.tsx';
import { DigitsField } from '../../ui/form/digits-field.tsx';
import { MultiSelectField } from '../../ui/form/multi-select-field.tsx';
import { SelectField } from '../../ui/form/select-field.tsx';
import { useCountryOptions } from '../../ui/places/use-country-options.ts';
import classes from './request-form.module.css';
import type { RequestTerm, RequestValues } from './request-values.ts';
import { useRequestWords } from './use-request-words.ts';

/** The squad list and the deal, which count in matches; the days and what the club gives in kind, which do not. */
export default function RequestTermsFields() {
  const { t } = useTranslation(['requests', 'request-form']);
  const words = useRequestWords();
  const countries = useCountryOptions();
  const [moves, bornFrom, bornTo] = useWatch<RequestValues, ['moves', 'bornFrom', 'bornTo']>({
    name: ['moves', 'bornFrom', 'bornTo'],
  });
  const field = (name: RequestTerm) => ({ name, label: t(`field.${name}`) });
  const year = (typed: number | null) =>
    typed === null ||
    isWithin(typed, birthYears) ||
    t('request-form:form.yearsWithin', { from: birthYears.least, to: birthYears.most });
  return (
    <div className={classes.terms}>
      <p className={classes.hint}>{t('request-form:form.squadHint')}</p>
      <div className={classes.pair}>
        <DigitsField
          {...field('bornFrom')}
          plain
          most={birthYears.most}
          validate={(from: number | null, values) =>
            from !== null && values.bornTo !== null && from > (values.bornTo as number)
              ? t('request-form:form.yearsReversed')
              : year(from)
          }
        />
        <DigitsField {...field('bornTo')} plain most={birthYears.most} validate={year} />
        {((bornFrom ?? null) !== null || (bornTo ?? null) !== null) && (
          <SelectField
            {...field('quota')}
            options={quotas.map((quota) => ({ value: quota, label: words.quota(quota) }))}
            placeholder={t('request-form:form.noQuota')}
          />
        )}
      </div>
      <div className={classes.pair}>
        <MultiSelectField
          {...field('nationalities')}
          options={countries}
          max={mostRequestedNationalities}
          placeholder={t('request-form:form.any')}
        />
        <SelectField
          {...field('nonEuPlace')}
          options={[
            { value: 'yes', label: words.nonEuPlace(true) },
            { value: 'no', label: words.nonEuPlace(false) },
          ]}
          placeholder={t('request-form:form.any')}
        />
      </div>
      <div className={classes.pair}>
        <DigitsField
          {...field('minMinutes')}
          most={minutesAsked.most}
          description={t('request-form:form.minutesHint')}
          validate={(minutes) =>
            minutes === null || Number(minutes) > 0 || t('request-form:form.someMinutes')
          }
        />
        <CheckboxField {...field('secondRoleAccepted')} />
      </div>
      <div className={classes.pair}>
        <MultiSelectField
          {...field('moves')}
          options={moveKinds.map((kind) => ({ value: kind, label: words.move(kind) }))}
          placeholder={t('request-form:form.any')}
        />
        {mayStateFee(moves ?? []) && <DigitsField {...field('feeBudget')} unit="€" />}
        <DigitsField {...field('playersSought')} most={playersSought.most} />
      </div>
      <p className={classes.hint}>{t('request-form:form.dealHint')}</p>
      <div className={classes.pair}>
        <DateField
          {...field('neededFrom')}
          validate={(from, values) =>
            !values.neededUntil ||
            String(from) <= String(values.neededUntil) ||
            t('request-form:form.daysReversed')
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
    </div>
  );
}
