import type { ListedCoachingStaff } from '@trattativa/contract/people/coaching-staff/coaching-staff';
import type { TextsOf } from '@trattativa/texts/text-keys';
import type { CsvCell } from '../../ui/csv/to-csv.ts';
import type { CoachingStaffWords as Words } from './use-coaching-staff-words.ts';

const orNull = <Value>(value: Value | null | undefined, word: (value: Value) => CsvCell) =>
  value == null ? null : word(value);
const joined = <Value>(values: readonly Value[] | undefined, word: (value: Value) => string) =>
  (values ?? []).map(word).join(', ');

type Column = readonly [field: string, cell: (staff: ListedCoachingStaff, words: Words) => CsvCell];

/** The columns of the exported portfolio, as the form names them, in its order. */
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
  ['searchLevels', (staff, words) => joined(staff.searchLevels, words.level)],
  ['countriesInterested', (staff, words) => joined(staff.countriesInterested, words.country)],
  ['immediateAvailability', (staff, words) => orNull(staff.immediateAvailability, words.yesOrNo)],
  ['email', (staff) => staff.email],
  ['phone', (staff) => staff.phone],
  ['comments', (staff) => staff.comments],
  ['updatedAt', (staff) => orNull(staff.updatedAt, (at) => new Date(at))],
] as const satisfies readonly Column[];

/** Coaching staff as rows of a table with a header, in the language on screen. */
export function coachingTable(
  people: readonly ListedCoachingStaff[],
  words: Words,
  t: TextsOf<'coaching-staff'>,
): CsvCell[][] {
  return [
    columns.map(([field]) => t(`coaching-staff:field.${field}`)),
    ...people.map((staff) => columns.map(([, cell]) => cell(staff, words))),
  ];
}
