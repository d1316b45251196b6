import { teamProfileTypes } from '@trattativa/domain/identity/profile-types';
import { britishAssociations } from '@trattativa/domain/people/associations';
import { categories, youthSections } from '@trattativa/domain/people/categories';
import { levels } from '@trattativa/domain/people/levels';
import { orgChartRoles } from '@trattativa/domain/people/org-chart-roles';
import { ages, foundationYears, heightCm } from '@trattativa/domain/people/record-limits';
import { scoutingReports } from '@trattativa/domain/people/scouting-reports';
import { teamChangeStatuses } from '@trattativa/domain/people/team-change-statuses';
import { clubColourNames, crestPatterns } from '@trattativa/domain/platform/club-colours';
import { regions } from '@trattativa/domain/platform/regions';
import {
  maxAddressLength,
  maxLinkLength,
  maxNameLength,
  maxPhoneLength,
} from '@trattativa/domain/platform/text-limits';
import { z } from 'zod';
import {
  countryCode,
  email,
  id,
  latitude,
  line,
  link,
  longitude,
  nameLine,
  oneOf,
  someOf,
  version,
  wholeNumberIn,
} from '../../fields.ts';

export { scoutingReports } from '@trattativa/domain/people/scouting-reports';

/** A club as everybody may see it. */
export const teamCard = z.object({
  id: z.number().int(),
  name: z.string(),
  city: z.string(),
  country: z.string(),
  region: z.string().nullable(),
  category: z.number().int().nullable(),
  level: z.number().int().nullable(),
  leagueName: z.string(),
  /** 1 registered, 5 not registered, 6 not accepted yet (spec §3) */
  profile: oneOf(teamProfileTypes),
  imageUrl: z.string().nullable(),
});

export type TeamCard = z.infer<typeof teamCard>;

const optionalEmail = z.union([z.literal('').transform(() => null), email]).nullish();
const phone = line(maxPhoneLength).nullish();

/** A club's org chart: a person for each place, and the default contact. */
export const orgChartInput = z
  .strictObject({
    /** Version of the club that the writer saw. */
    version: version.nullish(),
    places: z
      .array(
        z.strictObject({
          role: oneOf(orgChartRoles),
          name: nameLine(maxNameLength).optional(),
          email: optionalEmail,
          phone,
        }),
      )
      .max(orgChartRoles.length, 'tooMany'),
    /** The place that is the default contact. */
    defaultRole: oneOf(orgChartRoles).nullish(),
  })
  .refine(({ places }) => new Set(places.map(({ role }) => role)).size === places.length, {
    path: ['places'],
    message: 'duplicate',
  })
  .refine(
    ({ places, defaultRole }) => defaultRole == null || places.some(({ role }) => role === defaultRole),
    { path: ['defaultRole'], message: 'notInList' },
  );

export type OrgChartInput = z.infer<typeof orgChartInput>;

/** A club's contacts. */
export const contactsInput = z.strictObject({
  /** Version of the club that the writer saw. */
  version: version.nullish(),
  email: optionalEmail,
  phone,
});

export type ContactsInput = z.infer<typeof contactsInput>;

/** A club's scouting settings (spec §3). */
export const scoutingInput = z
  .strictObject({
    firstTeam: z.boolean(),
    reports: z.array(z.enum(scoutingReports, { error: 'notInList' })).max(scoutingReports.length, 'tooMany'),
    region: z.enum(regions, { error: 'notInList' }).nullish(),
    playerFromLevel: oneOf(levels).nullish(),
    euPassport: z.boolean(),
    overAge: wholeNumberIn(ages).nullish(),
    underAge: wholeNumberIn(ages).nullish(),
    minHeightCm: wholeNumberIn(heightCm).nullish(),
  })
  .refine(({ overAge, underAge }) => overAge == null || underAge == null || overAge <= underAge, {
    path: ['overAge'],
    message: 'fromAboveTo',
  });

export type ScoutingInput = z.infer<typeof scoutingInput>;

/**
 * The writable fields of a club's record, without registration, members and dates. In a change, an omitted field stays and
 * null clears it; the org chart is written as a whole.
 */
export const teamInput = z
  .strictObject({
    /** Absent for a new record. */
    id: id.nullish(),
    /** The version the writer saw; a record changed meanwhile is answered 409. Absent for a new record. */
    version: version.nullish(),
    name: nameLine(maxNameLength, 1),
    country: countryCode,
    /** British clubs only: without it the league says it, where its name does. */
    association: z.enum(britishAssociations, { error: 'notInList' }).nullish(),
    /** Italian clubs only. */
    region: z.enum(regions, { error: 'notInList' }).nullish(),
    city: line(maxNameLength).nullish(),
    address: line(maxAddressLength).nullish(),
    latitude: latitude.nullish(),
    longitude: longitude.nullish(),
    /** Italian clubs: the level follows from it. */
    category: oneOf(categories).nullish(),
    /** Foreign clubs: with the name of the league. */
    level: oneOf(levels).nullish(),
    leagueName: line(maxNameLength).nullish(),
    stadiumName: line(maxNameLength).nullish(),
    foundationYear: wholeNumberIn(foundationYears).nullish(),
    website: link.nullish(),
    categoriesPlayed: someOf(categories).nullish(),
    /** 0 none, 15 a section, 23 one with a football school. */
    youthSection: oneOf(youthSections).nullish(),
    footballSchool: z.boolean().nullish(),
    imageUrl: line(maxLinkLength).nullish(),
    /** The colours of the club and their pattern: they draw the crest where none was uploaded. */
    crestPattern: z.enum(crestPatterns, { error: 'notInList' }).nullish(),
    crestFirst: z.enum(clubColourNames, { error: 'notInList' }).nullish(),
    crestSecond: z.enum(clubColourNames, { error: 'notInList' }).nullish(),
    contacts: contactsInput.optional(),
    orgChart: orgChartInput.optional(),
    scouting: scoutingInput.optional(),
  })
  .refine(({ latitude, longitude }) => (latitude == null) === (longitude == null), {
    path: ['longitude'],
    message: 'required',
  });

export type TeamInput = z.infer<typeof teamInput>;

export const orgChartPlace = z.object({
  role: oneOf(orgChartRoles),
  name: z.string(),
  email: z.string().nullable(),
  phone: z.string(),
});

export type OrgChartPlace = z.infer<typeof orgChartPlace>;

const scouting = z.object({
  firstTeam: z.boolean(),
  reports: z.array(z.enum(scoutingReports)),
  region: z.string().nullable(),
  playerFromLevel: z.number().int().nullable(),
  euPassport: z.boolean(),
  overAge: z.number().int().nullable(),
  underAge: z.number().int().nullable(),
  minHeightCm: z.number().int().nullable(),
});

const fieldValue = z.union([
  z.string(),
  z.number(),
  z.boolean(),
  z.null(),
  z.array(z.union([z.string(), z.number()])),
]);

/**
 * One field of a proposed change: its current and its proposed value. A place of the org chart is the field
 * `OrgChart.<role>`, with its person on one line.
 */
export const fieldChange = z.object({ field: z.string(), now: fieldValue, next: fieldValue });

export type FieldChange = z.infer<typeof fieldChange>;

/**
 * A club as the caller may see it: facts for everybody, contacts, org chart and scouting settings for its own people,
 * premium agents and staff.
 */
export const team = teamCard.extend({
  version: z.number().int(),
  /** The association that a British club states in its form. */
  association: z.enum(britishAssociations).nullable(),
  /** The association that the club plays in; null: it is not known which British one. */
  homeAssociation: z.string().nullable(),
  address: z.string(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  stadiumName: z.string(),
  foundationYear: z.number().int().nullable(),
  website: z.string().nullable(),
  categoriesPlayed: z.array(z.number().int()),
  youthSection: z.number().int(),
  footballSchool: z.boolean(),
  crestPattern: z.enum(crestPatterns).nullable(),
  crestFirst: z.enum(clubColourNames).nullable(),
  crestSecond: z.enum(clubColourNames).nullable(),
  updatedAt: z.string(),
  contacts: z.object({ email: z.string().nullable(), phone: z.string().nullable() }).optional(),
  orgChart: z
    .object({ places: z.array(orgChartPlace), defaultRole: oneOf(orgChartRoles).nullable() })
    .optional(),
  scouting: scouting.optional(),
  /** The last change that the calling premium agent proposed, with staff's decision. */
  proposal: z
    .object({
      /** 0 waits, 1 accepted, 2 refused */
      status: oneOf(teamChangeStatuses),
      reason: z.string(),
      createdAt: z.string(),
      changes: z.array(fieldChange),
    })
    .optional(),
  can: z.object({
    edit: z.boolean(),
    /** The caller's changes wait for staff's approval. */
    editWaits: z.boolean(),
    remove: z.boolean(),
    /** Members, invitations and history. */
    manageMembers: z.boolean(),
  }),
});

export type Team = z.infer<typeof team>;
