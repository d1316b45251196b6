import type { Columns } from '../../platform/database/database.ts';
import { sixMonthsBefore } from '../players/player.ts';

/** A coaching staff record as stored, joined with the person's account and club. */
export interface CoachingStaffRow
  extends Columns<
    'coaching_staff',
    | 'id'
    | 'version'
    | 'added_by_id'
    | 'role'
    | 'qualification'
    | 'qualifications'
    | 'current_team_id'
    | 'search_categories'
    | 'search_levels'
    | 'countries_interested'
    | 'nationality'
    | 'country'
    | 'city'
    | 'born_date'
    | 'immediate_availability'
    | 'comments'
    | 'phone'
    | 'updated_at'
    | 'deleted_at'
  > {
  /** The person's own account; null for an added record. */
  account_id: number | null;
  /** With which they log in. */
  account_email: string | null;
  added_by_name: string | null;
  is_scout: boolean;
  activated: boolean;
  name: string;
  surname: string;
  current_club: string;
  contact_email: string | null;
  image_url: string | null;
}

type Mandatory = readonly [field: string, isMissing: (staff: CoachingStaffRow) => boolean];

const ofEverybody: readonly Mandatory[] = [
  ['Name', (staff) => staff.name === ''],
  ['Surname', (staff) => staff.surname === ''],
  ['BornDate', (staff) => staff.born_date === null],
  ['Nationality', (staff) => staff.nationality === null],
  ['Country', (staff) => staff.country === null],
  ['Phone', (staff) => staff.phone === ''],
];

/** A scout has no post to look for: licences and categories are asked of coaching staff only. */
const ofCoaches: readonly Mandatory[] = [
  ...ofEverybody,
  ['Role', (staff) => staff.role === null],
  ['Qualifications', (staff) => staff.qualifications.length === 0],
  ['SearchLevels', (staff) => staff.search_levels.length === 0 && staff.search_categories.length === 0],
];

/** The mandatory fields that are empty, in wire spelling. */
export function missingFields(staff: CoachingStaffRow): string[] {
  const mandatory = staff.is_scout ? ofEverybody : ofCoaches;
  return mandatory.filter(([, isMissing]) => isMissing(staff)).map(([field]) => field);
}

/** As for players: obsolete is complete, but last changed over six calendar months ago. */
export function completenessOf(staff: CoachingStaffRow, now: Date): 'incomplete' | 'obsolete' | 'complete' {
  if (missingFields(staff).length > 0) return 'incomplete';
  return staff.updated_at < sixMonthsBefore(now) ? 'obsolete' : 'complete';
}
