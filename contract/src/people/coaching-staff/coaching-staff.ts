import { categories } from '@trattativa/domain/people/categories';
import { coachingStaffRole, coachingStaffRoles } from '@trattativa/domain/people/coaching-staff-roles';
import { levels } from '@trattativa/domain/people/levels';
import { qualification, qualifications } from '@trattativa/domain/people/qualifications';
import { maxCommentsLength, maxNameLength } from '@trattativa/domain/platform/text-limits';
import { z } from 'zod';
import {
  countryCode,
  countryCodes,
  email,
  id,
  line,
  oneOf,
  paragraph,
  personName,
  phoneNumber,
  plainDate,
  someOf,
  version,
} from '../../fields.ts';

/**
 * The writable fields of a coaching staff record (spec §3), without owner, account and dates. In a change, an omitted field
 * stays and null clears it.
 */
export const coachingStaffInput = z.strictObject({
  /** Asserted: a coach's own by default; absent for a new record of the coaching portfolio. */
  coachingStaffId: id.nullish(),
  /** The version the writer saw; a record changed meanwhile is answered 409. Absent for a new record. */
  version: version.nullish(),
  name: personName,
  surname: personName,
  role: oneOf(coachingStaffRoles).nullish(),
  /** A licence that is added to the list, for clients that send only one (spec §3). */
  qualification: oneOf(qualifications).nullish(),
  qualifications: someOf(qualifications).nullish(),
  /** A club of the platform; its name then is the current club. */
  currentTeamId: id.nullish(),
  currentClub: line(maxNameLength).nullish(),
  /** Italian categories in which the person looks for work. */
  searchCategories: someOf(categories).nullish(),
  /** Tiers, for every country. */
  searchLevels: someOf(levels).nullish(),
  countriesInterested: countryCodes.nullish(),
  nationality: countryCode.nullish(),
  country: countryCode.nullish(),
  city: line(maxNameLength).nullish(),
  bornDate: plainDate.nullish(),
  immediateAvailability: z.boolean().nullish(),
  comments: paragraph(maxCommentsLength).nullish(),
  /** The contact address, which is not that of the login. */
  email: email.nullish(),
  phone: phoneNumber.nullish(),
});

export type CoachingStaffInput = z.infer<typeof coachingStaffInput>;

/**
 * A member of coaching staff as the caller may see them. Contacts and comments are present only for the person, premium
 * agents and staff; `can` lists what the caller may do.
 */
export const coachingStaff = z.object({
  coachingStaffId: z.number().int(),
  version: z.number().int(),
  name: z.string(),
  surname: z.string(),
  /** True for a person with an account; false for a record that somebody added to the coaching portfolio. */
  registered: z.boolean(),
  role: oneOf(coachingStaffRoles).nullable(),
  /** The highest licence: the one with the lowest number. */
  qualification: oneOf(qualifications).nullable(),
  qualifications: z.array(oneOf(qualifications)),
  currentTeamId: z.number().int().nullable(),
  currentClub: z.string(),
  searchCategories: z.array(z.number().int()),
  searchLevels: z.array(z.number().int()),
  countriesInterested: z.array(z.string()),
  nationality: z.string().nullable(),
  country: z.string().nullable(),
  city: z.string(),
  bornDate: z.string().nullable(),
  /** Whole years today. */
  age: z.number().int().nullable(),
  immediateAvailability: z.boolean().nullable(),
  imageUrl: z.string().nullable(),
  completeness: z.enum(['incomplete', 'obsolete', 'complete']),
  /** The mandatory fields that are empty, as field names of this shape in wire spelling. */
  missingFields: z.array(z.string()),
  updatedAt: z.string(),
  /** Name of the person who added the record to the coaching portfolio; for premium agents and staff. */
  addedBy: z.string().nullable().optional(),
  /** Private. */
  email: z.string().nullable().optional(),
  phone: z.string().optional(),
  comments: z.string().optional(),
  can: z.object({ edit: z.boolean(), rename: z.boolean(), remove: z.boolean() }),
});

export type CoachingStaff = z.infer<typeof coachingStaff>;

/** A row of the list: clubs get only id and name, unless they may open the card. */
export const listedCoachingStaff = coachingStaff
  .partial()
  .required({ coachingStaffId: true, name: true, surname: true });

export type ListedCoachingStaff = z.infer<typeof listedCoachingStaff>;

/** Example for the documentation; invented. */
export const exampleCoachingStaff: CoachingStaff = {
  coachingStaffId: 60001,
  version: 2,
  name: 'Paolo',
  surname: 'Bianchi',
  registered: true,
  role: coachingStaffRole.coach,
  qualification: qualification.uefaA,
  qualifications: [qualification.uefaA, qualification.goalkeeperCoach],
  currentTeamId: 20001,
  currentClub: 'Virtus Brenta',
  searchCategories: [2, 6],
  searchLevels: [2, 3],
  countriesInterested: ['IT', 'CH'],
  nationality: 'IT',
  country: 'IT',
  city: 'Padova',
  bornDate: '1981-06-02',
  age: 45,
  immediateAvailability: true,
  imageUrl: null,
  completeness: 'complete',
  missingFields: [],
  updatedAt: '2026-10-02T09:30:00.000Z',
  addedBy: null,
  email: 'paolo.bianchi@example.org',
  phone: '+39 049 555 0102',
  comments: '',
  can: { edit: true, rename: true, remove: true },
};
