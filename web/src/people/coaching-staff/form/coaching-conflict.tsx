import type { CoachingStaff } from '@trattativa/contract/people/coaching-staff/coaching-staff';
import type { CoachRowKey } from '@trattativa/texts/records/coaching-staff-words';
import { useTranslation } from 'react-i18next';
import { type ConflictAnswers, ConflictDialog } from '../../../ui/dialog/conflict-dialog.tsx';
import { useCoachRows } from '../use-coach-rows.ts';
import { type CoachingStaffValues, differences, valuesOf } from './coaching-form-values.ts';

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

const rowKeys = [
  'role',
  'qualifications',
  'searchCategories',
  'searchLevels',
  'countriesInterested',
  'nationality',
  'country',
] as const satisfies readonly CoachRowKey[];

/** The value of a form field, as words. */
function useValueWords() {
  const { t } = useTranslation('coaching-staff');
  const rows = useCoachRows();
  return (field: keyof CoachingStaffValues, values: CoachingStaffValues): string => {
    const row = rowKeys.find((key) => key === field);
    const available = values.immediateAvailability;
    const said: Partial<Record<keyof CoachingStaffValues, string>> = {
      bornDate: rows.value('bornDate', { bornDate: values.bornDate || null }),
      immediateAvailability: available === null ? '' : rows.words.yesOrNo(available === 'yes'),
    };
    const value = row
      ? rows.value(row, { ...values, bornDate: null, immediateAvailability: null })
      : said[field];
    return (value ?? String(values[field] ?? '')) || t('card.unknown');
  };
}
