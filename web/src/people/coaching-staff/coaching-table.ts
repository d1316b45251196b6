import type { ListedCoachingStaff } from '@trattativa/contract/people/coaching-staff/coaching-staff';
import type { CoachRowKey, CoachRows } from '@trattativa/texts/records/coaching-staff-words';
import type { TextsOf } from '@trattativa/texts/text-keys';
import type { CsvCell } from '../../ui/csv/to-csv.ts';

type Column = readonly [field: string, cell: (staff: ListedCoachingStaff, rows: CoachRows) => CsvCell];

/** The words of the record's rows; a list is separated by commas. */
const worded = <const Field extends CoachRowKey>(field: Field) =>
  [
    field,
    (staff: ListedCoachingStaff, rows: CoachRows): CsvCell => rows.parts(field, staff).join(', ') || null,
  ] as const;

/** The columns of the exported portfolio, named and ordered as in the form. */
const columns = [
  ['name', ({ name }) => name],
  ['surname', ({ surname }) => surname],
  worded('role'),
  worded('qualifications'),
  worded('currentClub'),
  ['bornDate', ({ bornDate }) => bornDate],
  worded('nationality'),
  worded('country'),
  worded('city'),
  worded('searchCategories'),
  worded('searchLevels'),
  worded('countriesInterested'),
  worded('immediateAvailability'),
  worded('email'),
  worded('phone'),
  ['comments', ({ comments }) => comments],
  ['updatedAt', ({ updatedAt }) => (updatedAt ? new Date(updatedAt) : null)],
] as const satisfies readonly Column[];

/** Coaching staff as translated rows of a table, with a header. */
export function coachingTable(
  people: readonly ListedCoachingStaff[],
  rows: CoachRows,
  t: TextsOf<'coaching-staff'>,
): CsvCell[][] {
  return [
    columns.map(([field]) => t(`coaching-staff:field.${field}`)),
    ...people.map((staff) => columns.map(([, cell]) => cell(staff, rows))),
  ];
}
