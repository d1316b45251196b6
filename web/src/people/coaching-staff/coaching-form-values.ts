import type { Api } from '@trattativa/contract/api';
import type { CoachingStaff } from '@trattativa/contract/people/coaching-staff/coaching-staff';

export type CoachingStaffInput = Api['CoachingStaff/SaveCoachingStaffInfo']['input']['staffProfile'];

type YesNo = 'yes' | 'no' | null;

/** What the form holds: text fields are never null, choices are null when open. Names are the contract's. */
export interface CoachingStaffValues {
  coachingStaffId: number | null;
  version: number | null;
  name: string;
  surname: string;
  bornDate: string;
  nationality: string | null;
  country: string | null;
  city: string;
  role: number | null;
  qualifications: number[];
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

/** The fields that a person sees; the words are `coaching-staff:field.<name>`. */
export type CoachingStaffField = Exclude<
  keyof CoachingStaffValues,
  'coachingStaffId' | 'version' | 'currentTeamId'
>;

/** The form wraps the values as the call does, so that the service's field names are the form's. */
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

/** A record as the form shows it. */
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

/** What the form holds, as the service takes it. */
export function inputOf(values: CoachingStaffValues): CoachingStaffInput {
  const { immediateAvailability: available } = values;
  return {
    ...values,
    bornDate: values.bornDate === '' ? null : values.bornDate,
    email: values.email.trim() === '' ? null : values.email,
    immediateAvailability: available === null ? null : available === 'yes',
  } as CoachingStaffInput;
}

const ofEverybody = ['name', 'surname', 'bornDate', 'nationality', 'country', 'phone'] as const;
const ofCoaches = [...ofEverybody, 'role', 'qualifications', 'searchLevels'] as const;

export type MandatoryField = (typeof ofCoaches)[number];

/** The fields that a complete profile cannot lack: fewer for a scout, who looks for no post. */
export function mandatoryOf(forScout: boolean): readonly MandatoryField[] {
  return forScout ? ofEverybody : ofCoaches;
}

/** What a complete profile still lacks while it is being written; the service says it again once it is saved. */
export function missingIn(values: CoachingStaffValues, forScout: boolean): MandatoryField[] {
  return mandatoryOf(forScout).filter((field) => {
    // Categories or levels: one of the two says where somebody looks for work.
    if (field === 'searchLevels') return values.searchLevels.length + values.searchCategories.length === 0;
    const value = values[field];
    return value === null || (typeof value === 'object' ? value.length === 0 : String(value).trim() === '');
  });
}

/** The fields in which two versions differ, in the order of the form. */
export function differences(one: CoachingStaffValues, other: CoachingStaffValues) {
  const fields = Object.keys(emptyCoachingStaff) as CoachingStaffField[];
  return fields.filter(
    (field) =>
      !['coachingStaffId', 'version', 'currentTeamId'].includes(field) &&
      JSON.stringify(one[field]) !== JSON.stringify(other[field]),
  );
}
