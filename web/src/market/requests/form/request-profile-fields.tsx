import {
  birthYears,
  maxRequestedNationalities,
  minutesAsked,
  quotas,
} from '@trattativa/domain/market/request-limits';
import { isWithin } from '@trattativa/domain/platform/number-limits';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { CheckboxField } from '../../../ui/form/choice/checkbox-field.tsx';
import { MultiSelectField } from '../../../ui/form/choice/multi-select-field.tsx';
import { SelectField } from '../../../ui/form/choice/select-field.tsx';
import { DigitsField } from '../../../ui/form/number/digits-field.tsx';
import { useCountryOptions } from '../../../ui/places/use-country-options.ts';
import { useRequestWords } from '../use-request-words.ts';
import { LeagueQuota } from './league-quota.tsx';
import classes from './request-form.module.css';
import type { RequestTerm, RequestValues } from './request-values.ts';

/** What the squad list still allows: birth years and their quota, nationality, minutes; all of it counts in matches. */
export function ProfileFields() {
  const { t } = useTranslation(['requests', 'request-form']);
  const words = useRequestWords();
  const countries = useCountryOptions();
  const [bornFrom, bornTo] = useWatch<RequestValues, ['bornFrom', 'bornTo']>({
    name: ['bornFrom', 'bornTo'],
  });
  const field = (name: RequestTerm) => ({ name, label: t(`field.${name}`) });
  const year = (typed: number | null) =>
    typed === null ||
    isWithin(typed, birthYears) ||
    t('request-form:form.yearsWithin', { from: birthYears.min, to: birthYears.max });
  return (
    <>
      <p className={classes.hint}>{t('request-form:form.squadHint')}</p>
      <div className={classes.pair}>
        <DigitsField
          {...field('bornFrom')}
          plain
          max={birthYears.max}
          validate={(from: number | null, values) =>
            from !== null && values.bornTo !== null && from > (values.bornTo as number)
              ? t('request-form:form.yearsReversed')
              : year(from)
          }
        />
        <DigitsField {...field('bornTo')} plain max={birthYears.max} validate={year} />
        {((bornFrom ?? null) !== null || (bornTo ?? null) !== null) && (
          <SelectField
            {...field('quota')}
            options={quotas.map((quota) => ({ value: quota, label: words.quota(quota) }))}
            placeholder={t('request-form:form.noQuota')}
          />
        )}
      </div>
      <LeagueQuota />
      <div className={classes.pair}>
        <MultiSelectField
          {...field('nationalities')}
          options={countries}
          max={maxRequestedNationalities}
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
          max={minutesAsked.max}
          description={t('request-form:form.minutesHint')}
          validate={(minutes) =>
            minutes === null || Number(minutes) > 0 || t('request-form:form.someMinutes')
          }
        />
        <CheckboxField {...field('secondRoleAccepted')} />
      </div>
    </>
  );
}
