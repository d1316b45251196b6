import type { Api } from '@trattativa/contract/api';
import type { RequiredKeys } from '@trattativa/contract/field-keys';
import type { CoachingStaff } from '@trattativa/contract/people/coaching-staff/coaching-staff';
import type { CoachingStaffRole } from '@trattativa/domain/people/coaching-staff-roles';
import {
  type MandatoryCoachField,
  mandatoryCoachFields,
  mandatoryScoutFields,
} from '@trattativa/domain/people/players/mandatory-fields';
import type { Qualification } from '@trattativa/domain/people/qualifications';

export type CoachingStaffInput = Api['CoachingStaff/SaveCoachingStaffInfo']['input']['staffProfile'];

type YesNo = 'yes' | 'no' | null;

/**
 * The form's values: text fields are never null, unset choices are. Names are the contract's: a field added there is
 * missing in `emptyCoachingStaff` until it is declared here. The form sends the list of licences
 * instead of a single one.
 */
export interface CoachingStaffValues
  extends Record<Exclude<keyof CoachingStaffInput, 'qualification'>, unknown> {
  coachingStaffId: number | null;
  version: number | null;
  name: string;
  surname: string;
  bornDate: string;
  nationality: string | null;
  country: string | null;
  city: string;
  role: CoachingStaffRole | null;
  qualifications: Qualification[];
  currentTeamId: number | null;
  currentClub: string;
  searchCategories: number[];
  searchLevels: number[];
  countriesInterested: string[];
  immediateAvailability: YesNo;
  email: string;
  phone: string;
  comments: string;
}

/** The visible fields; their labels are `coaching-staff:field.<name>`. */
export type CoachingStaffField = Exclude<
  keyof CoachingStaffValues,
  'coachingStaffId' | 'version' | 'currentTeamId'
>;

/** Fields without which a record cannot be saved. */
export const requiredCoachFields = { name: true, surname: true } as const satisfies Record<
  RequiredKeys<CoachingStaffInput>,
  true
>;

/** Nested like the call, so that the service's field names match the form's. */
export interface CoachingFormValues {
  staffProfile: CoachingStaffValues;
}

export const emptyCoachingStaff: CoachingStaffValues = {
  coachingStaffId: null,
  version: null,
  name: '',
  surname: '',
  bornDate: '',
  nationality: null,
  country: null,
  city: '',
  role: null,
  qualifications: [],
  currentTeamId: null,
  currentClub: '',
  searchCategories: [],
  searchLevels: [],
  countriesInterested: [],
  immediateAvailability: null,
  email: '',
  phone: '',
  comments: '',
};

/** Converts a record to form values. */
export function valuesOf(staff: CoachingStaff): CoachingStaffValues {
  const { immediateAvailability: available } = staff;
  return {
    coachingStaffId: staff.coachingStaffId,
    version: staff.version,
    name: staff.name,
    surname: staff.surname,
    bornDate: staff.bornDate ?? '',
    nationality: staff.nationality,
    country: staff.country,
    city: staff.city,
    role: staff.role,
    qualifications: staff.qualifications,
    currentTeamId: staff.currentTeamId,
    currentClub: staff.currentClub,
    searchCategories: staff.searchCategories,
    searchLevels: staff.searchLevels,
    countriesInterested: staff.countriesInterested,
    immediateAvailability: available === null ? null : available ? 'yes' : 'no',
    email: staff.email ?? '',
    phone: staff.phone ?? '',
    comments: staff.comments ?? '',
  };
}

/** Converts form values to the input of the service. */
export function inputOf(values: CoachingStaffValues): CoachingStaffInput {
  const { immediateAvailability: available } = values;
  return {
    ...values,
    bornDate: values.bornDate === '' ? null : values.bornDate,
    email: values.email.trim() === '' ? null : values.email,
    immediateAvailability: available === null ? null : available === 'yes',
  } as CoachingStaffInput;
}

/** The mandatory fields of a complete profile. A scout, who seeks no position, has fewer. */
export function mandatoryOf(forScout: boolean): readonly MandatoryCoachField[] {
  return forScout ? mandatoryScoutFields : mandatoryCoachFields;
}

/** The mandatory fields still missing while the form is edited. The service repeats the check on save. */
export function missingIn(values: CoachingStaffValues, forScout: boolean): MandatoryCoachField[] {
  return mandatoryOf(forScout).filter((field) => {
    // A category or a level is enough to say where somebody seeks work.
    if (field === 'searchLevels') return values.searchLevels.length + values.searchCategories.length === 0;
    const value = values[field];
    return value === null || (typeof value === 'object' ? value.length === 0 : String(value).trim() === '');
  });
}

/** The fields in which two versions differ, in form order. */
export function differences(one: CoachingStaffValues, other: CoachingStaffValues) {
  const fields = Object.keys(emptyCoachingStaff) as CoachingStaffField[];
  return fields.filter(
    (field) =>
      !['coachingStaffId', 'version', 'currentTeamId'].includes(field) &&
      JSON.stringify(one[field]) !== JSON.stringify(other[field]),
  );
}
