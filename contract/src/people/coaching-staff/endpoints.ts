import { categories } from '@trattativa/domain/people/categories';
import { coachingStaffRole, coachingStaffRoles } from '@trattativa/domain/people/coaching-staff-roles';
import { levels } from '@trattativa/domain/people/levels';
import { qualification, qualifications } from '@trattativa/domain/people/qualifications';
import { z } from 'zod';
import { allow } from '../../access.ts';
import { endpoint } from '../../endpoint.ts';
import { countryCode, email, id, oneOf, phoneNumber, searchText } from '../../fields.ts';
import { page, pageInput } from '../../paging.ts';
import {
  coachingStaff,
  coachingStaffInput,
  exampleCoachingStaff,
  listedCoachingStaff,
} from './coaching-staff.ts';

/** A member of coaching staff as everybody may see them. */
export const coachingStaffCard = z.object({
  id: z.number().int(),
  name: z.string(),
  country: z.string().nullable(),
  imageUrl: z.string().nullable(),
});

export type CoachingStaffCard = z.infer<typeof coachingStaffCard>;

export const coachingStaffSorts = ['updated', 'name', 'role', 'qualification', 'age'] as const;

/** Where a listed record comes from: added by the caller, added by anybody, or registered by the person. */
export const coachingStaffOrigins = ['mine', 'added', 'registered'] as const;

/** The person's own, or one of the coaching portfolio (permission matrix). */
const writers = allow({ premium: 'all', coach: 'own', scout: 'own', staff: 'all' });

const searchCoachingStaff = endpoint({
  path: '/api/CoachingStaff/SearchCoachingStaff',
  summary: 'Coaching staff by a part of their name, blind to accents and case; for the pickers',
  who: allow({ team: 'names', agent: 'names', premium: 'names', staff: 'all' }),
  input: z.strictObject({ text: searchText }),
  output: z.object({ items: z.array(coachingStaffCard).max(20) }),
  errors: [],
  example: {
    input: { text: 'bianchi' },
    output: { items: [{ id: 60001, name: 'Paolo Bianchi', country: 'IT', imageUrl: null }] },
  },
});

const getCoachingStaffInfo = endpoint({
  path: '/api/CoachingStaff/GetCoachingStaffInfo',
  summary:
    'One member of coaching staff, as far as the caller may see; without an id, the caller’s own profile',
  who: allow({ team: 'related', premium: 'all', coach: 'own', scout: 'own', staff: 'all' }),
  input: z.strictObject({ coachingStaffId: id.optional() }),
  output: coachingStaff,
  errors: ['NOT_FOUND', 'SUBJECT_MISMATCH'],
  example: { input: { coachingStaffId: 60001 }, output: exampleCoachingStaff },
});

const saveCoachingStaffInfo = endpoint({
  path: '/api/CoachingStaff/SaveCoachingStaffInfo',
  summary: 'Saves the own profile, or adds or changes a record of the coaching portfolio',
  who: writers,
  /** `profile` in lower case on the wire, as the spec writes it (§7). */
  input: z.strictObject({ staffProfile: coachingStaffInput }),
  output: z.object({ message: z.string(), coachingStaff }),
  errors: ['NOT_FOUND', 'SUBJECT_MISMATCH', 'CHANGED_MEANWHILE'],
  creates: true,
  example: {
    input: {
      staffProfile: {
        name: 'Paolo',
        surname: 'Bianchi',
        role: coachingStaffRole.coach,
        qualifications: [qualification.uefaA, qualification.goalkeeperCoach],
      },
    },
    output: { message: 'Dati salvati correttamente', coachingStaff: exampleCoachingStaff },
  },
});

const getCoachingStaffs = endpoint({
  path: '/api/CoachingStaff/GetCoachingStaffs',
  summary:
    'Coaching staff, filtered and sorted, a page at a time; clubs get only names, except for those whose cards they may open',
  who: allow({ team: 'names', premium: 'all', staff: 'all' }),
  input: z.strictObject({
    /** In name, surname, club or city; blind to accents and case. */
    text: searchText.optional(),
    role: oneOf(coachingStaffRoles).optional(),
    qualification: oneOf(qualifications).optional(),
    category: oneOf(categories).optional(),
    level: oneOf(levels).optional(),
    /** The country of residence or one of interest. */
    country: countryCode.optional(),
    immediateAvailability: z.boolean().optional(),
    /** Only records that lack a mandatory field. */
    incomplete: z.boolean().optional(),
    origin: z.enum(coachingStaffOrigins).optional(),
    /** For clubs: only those whose cards they may open. */
    ours: z.boolean().optional(),
    sort: z.enum(coachingStaffSorts).optional(),
    descending: z.boolean().optional(),
    ...pageInput,
  }),
  output: page(listedCoachingStaff),
  errors: [],
  example: {
    input: { role: coachingStaffRole.coach, qualification: qualification.uefaA, sort: 'name' },
    output: { items: [exampleCoachingStaff], nextCursor: null, total: 1, totalIsExact: true },
  },
});

const deleteCoachingStaff = endpoint({
  path: '/api/CoachingStaff/DeleteCoachingStaff',
  summary: 'Deletes the own profile, or a record that the caller added; refused while deals are under way',
  who: allow({ premium: 'own', coach: 'own', scout: 'own', staff: 'all' }),
  input: z.strictObject({ coachingStaffId: id }),
  output: z.object({ message: z.string() }),
  errors: ['NOT_FOUND', 'ACTIVE_DEALS'],
  example: {
    input: { coachingStaffId: 60001 },
    output: { message: 'Membro dello staff tecnico eliminato correttamente' },
  },
});

const restoreCoachingStaff = endpoint({
  path: '/api/CoachingStaff/RestoreCoachingStaff',
  summary: 'Undoes a deletion within 30 seconds',
  who: allow({ premium: 'own', coach: 'own', scout: 'own', staff: 'all' }),
  input: z.strictObject({ coachingStaffId: id }),
  output: z.object({ message: z.string(), coachingStaff }),
  errors: ['NOT_FOUND'],
  example: {
    input: { coachingStaffId: 60001 },
    output: { message: 'Membro dello staff tecnico ripristinato', coachingStaff: exampleCoachingStaff },
  },
});

const updateCoachingStaffContacts = endpoint({
  path: '/api/CoachingStaff/UpdateCoachingStaffContacts',
  summary: 'Changes the contact e-mail and telephone number; never the e-mail of the login',
  who: writers,
  input: z.strictObject({
    coachingStaffId: id.optional(),
    email: email.nullish(),
    phone: phoneNumber.nullish(),
  }),
  output: z.object({ message: z.string(), coachingStaff }),
  errors: ['NOT_FOUND', 'SUBJECT_MISMATCH'],
  example: {
    input: { coachingStaffId: 60001, email: 'paolo.bianchi@example.org', phone: '+39 049 555 0102' },
    output: { message: 'Contatti aggiornati', coachingStaff: exampleCoachingStaff },
  },
});

export const coachingStaffEndpoints = {
  searchCoachingStaff,
  getCoachingStaffInfo,
  saveCoachingStaffInfo,
  getCoachingStaffs,
  deleteCoachingStaff,
  restoreCoachingStaff,
  updateCoachingStaffContacts,
};
