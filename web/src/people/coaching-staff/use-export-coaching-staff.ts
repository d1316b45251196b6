import { useMutation } from '@tanstack/react-query';
import type { ListedCoachingStaff } from '@trattativa/contract/people/coaching-staff/coaching-staff';
import type { TextsOf } from '@trattativa/texts/text-keys';
import { useTranslation } from 'react-i18next';
import { call } from '../../platform/api/call.ts';
import { readAllPages } from '../../platform/cache/read-all-pages.ts';
import { useFormats } from '../../platform/i18n/use-formats.ts';
import { saveCsv } from '../../ui/csv/save-csv.ts';
import type { CsvCell } from '../../ui/csv/to-csv.ts';
import { showFailure } from '../../ui/show-failure.ts';
import { showDone } from '../../ui/toasts.tsx';
import type { CoachingStaffQuery } from './coaching-staff.queries.ts';
import { useCoachingStaffWords, type CoachingStaffWords as Words } from './use-coaching-staff-words.ts';

/** Saves the whole filtered coaching portfolio as a CSV file. */
export function useExportCoachingStaff() {
  const { t } = useTranslation('coaching-staff');
  const words = useCoachingStaffWords();
  const { number } = useFormats();
  return useMutation({
    mutationFn: (query: CoachingStaffQuery) =>
      readAllPages((page) => call('CoachingStaff/GetCoachingStaffs', { ...query, ...page })),
    onSuccess(people) {
      saveCsv(t('portfolio.fileName'), coachingTable(people, words, t));
      showDone(t('portfolio.exported', { count: people.length, number: number(people.length) }));
    },
    onError: showFailure,
  });
}

const orNull = <Value>(value: Value | null | undefined, word: (value: Value) => CsvCell) =>
  value == null ? null : word(value);
const joined = <Value>(values: readonly Value[] | undefined, word: (value: Value) => string) =>
  (values ?? []).map(word).join(', ');

type Column = readonly [field: string, cell: (staff: ListedCoachingStaff, words: Words) => CsvCell];

/** The columns of the exported portfolio, named and ordered as in the form. */
const columns = [
  ['name', (staff) => staff.name],
  ['surname', (staff) => staff.surname],
  ['role', (staff, words) => orNull(staff.role, words.role)],
  ['qualifications', (staff, words) => joined(staff.qualifications, words.qualification)],
  ['currentClub', (staff) => staff.currentClub],
  ['bornDate', (staff) => staff.bornDate],
  ['nationality', (staff, words) => orNull(staff.nationality, words.country)],
  ['country', (staff, words) => orNull(staff.country, words.country)],
  ['city', (staff) => staff.city],
  ['searchCategories', (staff, words) => joined(staff.searchCategories, words.category)],
  [
    'searchLevels',
    (staff, words) =>
      joined(staff.searchLevels, words.levelIn(staff.countriesInterested ?? [], staff.country)),
  ],
  ['countriesInterested', (staff, words) => joined(staff.countriesInterested, words.country)],
  ['immediateAvailability', (staff, words) => orNull(staff.immediateAvailability, words.yesOrNo)],
  ['email', (staff) => staff.email],
  ['phone', (staff) => staff.phone],
  ['comments', (staff) => staff.comments],
  ['updatedAt', (staff) => orNull(staff.updatedAt, (at) => new Date(at))],
] as const satisfies readonly Column[];

/** Coaching staff as translated rows of a table, with a header. */
function coachingTable(
  people: readonly ListedCoachingStaff[],
  words: Words,
  t: TextsOf<'coaching-staff'>,
): CsvCell[][] {
  return [
    columns.map(([field]) => t(`coaching-staff:field.${field}`)),
    ...people.map((staff) => columns.map(([, cell]) => cell(staff, words))),
  ];
}
