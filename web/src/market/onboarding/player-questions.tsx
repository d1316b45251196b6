import { maxQuizSkills, type playerQuestions } from '@trattativa/contract/market/onboarding/quiz-questions';
import { heightCm } from '@trattativa/domain/people/record-limits';
import { isWithin } from '@trattativa/domain/platform/number-limits';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LevelChipsField } from '../../people/players-ui.ts';
import { ChoiceField } from '../../ui/form/choice/choice-field.tsx';
import { MultiSelectField } from '../../ui/form/choice/multi-select-field.tsx';
import { SelectField } from '../../ui/form/choice/select-field.tsx';
import { DigitsField } from '../../ui/form/number/digits-field.tsx';
import { PhoneField } from '../../ui/form/number/phone-field.tsx';
import { useCountryOptions } from '../../ui/places/use-country-options.ts';
import { useQuizOptions } from './use-quiz-options.ts';

/** The fields of one question for a player. */
export function PlayerQuestion({ question }: { question: (typeof playerQuestions)[number] }) {
  const { t } = useTranslation('onboarding');
  const options = useQuizOptions();
  const countries = useCountryOptions();
  const fields: Record<typeof question, ReactNode> = {
    role: (
      <ChoiceField
        large
        name="player.principalRole"
        label={t('player.field.principalRole')}
        options={options.roles}
      />
    ),
    body: (
      <>
        <ChoiceField large name="player.foot" label={t('player.field.foot')} options={options.feet} />
        <DigitsField
          name="player.heightCm"
          label={t('player.field.heightCm')}
          unit="cm"
          max={heightCm.max}
          validate={(value: number) => value == null || isWithin(value, heightCm) || t('player.heightRange')}
        />
      </>
    ),
    status: (
      <>
        <ChoiceField
          large
          name="player.contractualStatus"
          label={t('player.field.contractualStatus')}
          options={options.statuses}
        />
        <ChoiceField
          large
          name="player.immediateAvailability"
          label={t('player.field.immediateAvailability')}
          options={options.yesNo}
        />
      </>
    ),
    levels: <LevelChipsField name="player.searchLevels" label={t('player.field.searchLevels')} />,
    origin: (
      <>
        <SelectField name="player.nationality" label={t('player.field.nationality')} options={countries} />
        <SelectField name="player.country" label={t('player.field.country')} options={countries} />
        <PhoneField name="player.phone" label={t('player.field.phone')} description={t('player.phoneWhy')} />
      </>
    ),
    countries: (
      <MultiSelectField
        name="player.countriesInterested"
        label={t('player.field.countriesInterested')}
        options={countries}
      />
    ),
    money: (
      <>
        <DigitsField name="player.requestedSalary" label={t('player.field.requestedSalary')} unit="€" />
        <ChoiceField
          large
          name="player.refundRange"
          label={t('player.field.refundRange')}
          options={options.refunds}
        />
      </>
    ),
    skills: (
      <MultiSelectField
        name="player.skills"
        label={t('player.field.skills')}
        options={options.skills}
        max={maxQuizSkills}
        full={t('player.skillsFull', { max: maxQuizSkills })}
        numeric
      />
    ),
  };
  return fields[question];
}
