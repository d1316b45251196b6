import type { MandatoryCoachField } from '@trattativa/domain/people/players/mandatory-fields';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { PartSummary } from '../../../ui/form/part-summary.tsx';
import { useCoachingStaffWords } from '../use-coaching-staff-words.ts';
import { type CoachingFormValues, type CoachingStaffValues, missingIn } from './coaching-form-values.ts';

type CoachingSection = 'identity' | 'contacts' | 'work' | 'search' | 'notes';

/** Where each mandatory field is. */
const sectionOfField: Readonly<Record<MandatoryCoachField, CoachingSection>> = {
  name: 'identity',
  surname: 'identity',
  bornDate: 'identity',
  nationality: 'identity',
  country: 'identity',
  phone: 'contacts',
  role: 'work',
  qualifications: 'work',
  searchLevels: 'search',
};

/** What a folded section of the form says: how much is missing, and what is filled in. */
export function CoachingSectionSummary({
  section,
  forScout,
}: {
  section: CoachingSection;
  forScout: boolean;
}) {
  const { t } = useTranslation('coaching-staff');
  const words = useCoachingStaffWords();
  const { control } = useFormContext<CoachingFormValues>();
  const staff = useWatch({ control, name: 'staffProfile' });
  const said: Record<CoachingSection, (values: CoachingStaffValues) => readonly (string | null | false)[]> = {
    identity: ({ name, surname, city, country }) => [
      `${name} ${surname}`.trim(),
      city,
      country && words.country(country),
    ],
    contacts: ({ email, phone }) => [email, phone],
    work: ({ role, currentClub }) => [role !== null && words.role(role), currentClub],
    search: ({ searchLevels, searchCategories, countriesInterested }) => [
      ...searchLevels.map((level) => words.levelOption(level)),
      ...searchCategories.map(words.category),
      ...countriesInterested.map(words.country),
    ],
    notes: ({ comments }) => [comments],
  };
  const count = missingIn(staff, forScout).filter((field) => sectionOfField[field] === section).length;
  return <PartSummary missing={count > 0 && t('card.missing', { count })} filled={said[section](staff)} />;
}
