import type { Language } from '@trattativa/texts/languages';
import { type CoachRows, coachRowsIn } from '@trattativa/texts/records/coaching-staff-words';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

/** The rows of a record of coaching staff, each with label and value. */
export function useCoachRows(): CoachRows {
  const { t, i18n } = useTranslation(['coaching-staff', 'catalogue', 'countries', 'ui']);
  return useMemo(() => coachRowsIn(t, i18n.language as Language), [t, i18n.language]);
}
