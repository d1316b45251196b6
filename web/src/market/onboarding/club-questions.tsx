import type { clubQuestions } from '@trattativa/contract/market/onboarding/quiz-questions';
import { ages, heightCm } from '@trattativa/domain/people/record-limits';
import { scoutingReports } from '@trattativa/domain/people/scouting-reports';
import { isWithin } from '@trattativa/domain/platform/number-limits';
import { regions } from '@trattativa/domain/platform/regions';
import type { ReactNode } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ChoiceField } from '../../ui/form/choice/choice-field.tsx';
import { SelectField } from '../../ui/form/choice/select-field.tsx';
import { DigitsField } from '../../ui/form/number/digits-field.tsx';
import { useQuizOptions } from './use-quiz-options.ts';

/** Labels are `onboarding:club.field.<name>`. */
type ClubField =
  | 'role'
  | 'level'
  | 'overAge'
  | 'underAge'
  | 'monthlyOffer'
  | 'refundRange'
  | 'reports'
  | 'region'
  | 'firstTeam'
  | 'euPassport'
  | 'minHeightCm';

/** The fields of one question for a club. */
export function ClubQuestion({ question }: { question: (typeof clubQuestions)[number] }) {
  const { t } = useTranslation(['onboarding', 'regions']);
  const options = useQuizOptions();
  const { control } = useFormContext();
  const reports = (useWatch({ control, name: 'club.reports' }) ?? []) as string[];
  const label = (field: ClubField) => t(`onboarding:club.field.${field}`);
  const fields: Record<typeof question, ReactNode> = {
    role: <ChoiceField large name="club.role" label={label('role')} options={options.roles} />,
    level: <ChoiceField large name="club.level" label={label('level')} options={options.levels} />,
    age: (
      <>
        <DigitsField
          name="club.overAge"
          label={label('overAge')}
          max={ages.max}
          validate={(from: number, { club }) =>
            from == null || club.underAge == null || from <= club.underAge || t('onboarding:club.ageRange')
          }
        />
        <DigitsField name="club.underAge" label={label('underAge')} max={ages.max} />
      </>
    ),
    budget: (
      <>
        <DigitsField name="club.monthlyOffer" label={label('monthlyOffer')} unit="€" />
        <ChoiceField large name="club.refundRange" label={label('refundRange')} options={options.refunds} />
      </>
    ),
    reports: (
      <>
        <ChoiceField
          large
          several
          name="club.reports"
          label={label('reports')}
          options={scoutingReports.map((value) => ({ value, label: t(`onboarding:club.report.${value}`) }))}
        />
        {reports.includes('region') && (
          <SelectField
            name="club.region"
            label={label('region')}
            options={regions.map((value) => ({ value, label: t(`regions:${value}`) }))}
            required
          />
        )}
      </>
    ),
    team: (
      <ChoiceField
        large
        name="club.firstTeam"
        label={label('firstTeam')}
        options={[
          { value: true, label: t('onboarding:club.firstTeam') },
          { value: false, label: t('onboarding:club.youth') },
        ]}
      />
    ),
    requirements: (
      <>
        <ChoiceField large name="club.euPassport" label={label('euPassport')} options={options.yesNo} />
        <DigitsField
          name="club.minHeightCm"
          label={label('minHeightCm')}
          unit="cm"
          max={heightCm.max}
          validate={(value: number) =>
            value == null || isWithin(value, heightCm) || t('onboarding:player.heightRange')
          }
        />
      </>
    ),
  };
  return fields[question];
}
