import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../platform/api/call.ts';
import { readAllPages } from '../../platform/cache/read-all-pages.ts';
import { useFormats } from '../../platform/i18n/use-formats.ts';
import { saveCsv } from '../../ui/csv/save-csv.ts';
import { showFailure } from '../../ui/feedback/show-failure.ts';
import { showDone } from '../../ui/feedback/toasts.tsx';
import type { CoachingStaffQuery } from './coaching-staff.queries.ts';
import { coachingTable } from './coaching-table.ts';
import { useCoachRows } from './use-coach-rows.ts';

/** Saves the whole filtered coaching portfolio as a CSV file. */
export function useExportCoachingStaff() {
  const { t } = useTranslation('coaching-staff');
  const rows = useCoachRows();
  const { number } = useFormats();
  return useMutation({
    mutationFn: (query: CoachingStaffQuery) =>
      readAllPages((page) => call('CoachingStaff/GetCoachingStaffs', { ...query, ...page })),
    onSuccess(people) {
      saveCsv(t('portfolio.fileName'), coachingTable(people, rows, t));
      showDone(t('portfolio.exported', { count: people.length, number: number(people.length) }));
    },
    onError: showFailure,
  });
}
