import { optionalFieldsOf } from '@trattativa/contract/field-keys';
import { coachingStaff as shape } from '@trattativa/contract/people/coaching-staff/coaching-staff';
import { wireName } from '@trattativa/contract/wire-names';
import {
  type MandatoryCoachField,
  mandatoryCoachFields,
  mandatoryScoutFields,
} from '@trattativa/domain/people/players/mandatory-fields';
import type { Columns } from '../../platform/database/database.ts';
import type { ProfileRules } from '../players/own-profile/profile-rules.ts';

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
    | 'registration_id'
  > {
  /** The person's own account; null for an added record. */
  account_id: number | null;
  /** The login address. */
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

const isMissing: Record<MandatoryCoachField, (staff: CoachingStaffRow) => boolean> = {
  name: (staff) => staff.name === '',
  surname: (staff) => staff.surname === '',
  bornDate: (staff) => staff.born_date === null,
  nationality: (staff) => staff.nationality === null,
  country: (staff) => staff.country === null,
  phone: (staff) => staff.phone === '',
  role: (staff) => staff.role === null,
  qualifications: (staff) => staff.qualifications.length === 0,
  searchLevels: (staff) => staff.search_levels.length === 0 && staff.search_categories.length === 0,
};

/** The mandatory fields that everybody reads who may open the card; whether another one is empty is as private as its value. */
export const openMandatoryFields: readonly MandatoryCoachField[] = mandatoryCoachFields.filter(
  (field) => !optionalFieldsOf(shape).some((name) => name === field),
);

/** The mandatory fields that are empty, in wire spelling. `readsAll`: the private ones too. */
export function missingFields(staff: CoachingStaffRow, readsAll = true): string[] {
  const mandatory = staff.is_scout ? mandatoryScoutFields : mandatoryCoachFields;
  return mandatory
    .filter((field) => isMissing[field](staff) && (readsAll || openMandatoryFields.includes(field)))
    .map(wireName);
}

/** As for players: obsolete is complete, but not changed for months. */
export function completenessOf(
  staff: CoachingStaffRow,
  rules: ProfileRules,
  readsAll: boolean,
): 'incomplete' | 'obsolete' | 'complete' {
  if (missingFields(staff, readsAll).length > 0) return 'incomplete';
  return staff.updated_at < rules.obsoleteBefore ? 'obsolete' : 'complete';
}
