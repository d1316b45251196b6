import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { now } from '../platform/clock/clock.ts';
import { useFormats } from '../platform/i18n/use-formats.ts';
import { toCsv } from '../players/to-csv.ts';
import { saveFile } from '../ui/save-file.ts';
import { showFailure } from '../ui/show-failure.ts';
import { showDone } from '../ui/toasts.tsx';
import { type CoachingStaffQuery, readWholeCoachingStaff } from './coaching-staff.queries.ts';
import { coachingTable } from './coaching-table.ts';
import { useCoachingStaffWords } from './use-coaching-staff-words.ts';

/** Saves the whole filtered coaching portfolio as a CSV file. */
export function useExportCoachingStaff() {
  const { t, i18n } = useTranslation('coaching-staff');
  const words = useCoachingStaffWords();
  const { number } = useFormats();
  return useMutation({
    mutationFn: (query: CoachingStaffQuery) => readWholeCoachingStaff(query),
    onSuccess(people) {
      // A comma is decimal in six of the seven languages, so that their spreadsheets part columns by semicolons.
      const csv = toCsv(coachingTable(people, words, t), i18n.language === 'en' ? ',' : ';');
      saveFile(csv, `${t('portfolio.fileName')}-${now().toISOString().slice(0, 10)}.csv`);
      showDone(t('portfolio.exported', { count: people.length, number: number(people.length) }));
    },
    onError: showFailure,
  });
}
