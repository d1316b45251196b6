import type { CoachingStaff } from '@trattativa/contract/people/coaching-staff/coaching-staff';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../platform/i18n/use-formats.ts';
import { type ConflictAnswers, ConflictDialog } from '../../ui/conflict-dialog.tsx';
import { type CoachingStaffValues, differences, valuesOf } from './coaching-form-values.ts';
import { useCoachingStaffWords } from './use-coaching-staff-words.ts';

interface CoachingConflictProps extends ConflictAnswers {
  /** The reader's version and the version saved by somebody else in the meantime. */
  mine: CoachingStaffValues;
  theirs: CoachingStaff;
}

/** The conflict dialog of the coaching staff form. */
export default function CoachingConflict({ mine, theirs, ...answers }: CoachingConflictProps) {
  const { t } = useTranslation('coaching-staff');
  const words = useValueWords();
  const saved = valuesOf(theirs);
  const fields = differences(mine, saved).map((field) => ({
    name: t(`field.${field}`),
    mine: words(field, mine),
    theirs: words(field, saved),
  }));
  return <ConflictDialog of="profile" fields={fields} {...answers} />;
}

/** The value of a form field, as words. */
function useValueWords() {
  const { t } = useTranslation('coaching-staff');
  const words = useCoachingStaffWords();
  const { plainDate } = useFormats();
  return (field: keyof CoachingStaffValues, values: CoachingStaffValues): string => {
    const { role } = values;
    const said: Partial<Record<keyof CoachingStaffValues, string>> = {
      role: role === null ? '' : words.role(role),
      qualifications: values.qualifications.map(words.qualification).join(', '),
      searchCategories: values.searchCategories.map(words.category).join(', '),
      searchLevels: values.searchLevels
        .map(words.levelIn(values.countriesInterested, values.country))
        .join(', '),
      countriesInterested: values.countriesInterested.map(words.country).join(', '),
      nationality: values.nationality === null ? '' : words.country(values.nationality),
      country: values.country === null ? '' : words.country(values.country),
      bornDate: values.bornDate === '' ? '' : plainDate(values.bornDate),
      immediateAvailability:
        values.immediateAvailability === null ? '' : words.yesOrNo(values.immediateAvailability === 'yes'),
    };
    return (said[field] ?? String(values[field] ?? '')) || t('card.unknown');
  };
}
