import { accommodations } from '@trattativa/domain/people/accommodations';
import { contractualStatuses } from '@trattativa/domain/people/contractual-statuses';
import { feet } from '@trattativa/domain/people/feet';
import { levels } from '@trattativa/domain/people/levels';
import { listingStates } from '@trattativa/domain/people/listing-states';
import { playerRoles } from '@trattativa/domain/people/player-roles';
import { refundRanges } from '@trattativa/domain/people/refund-ranges';
import { regions } from '@trattativa/domain/platform/regions';
import { z } from 'zod';
import {
  countryCode,
  id,
  largestInteger,
  line,
  link,
  linkOf,
  nameLine,
  oneOf,
  paragraph,
  phoneNumber,
  plainDate,
  wholeEuros,
  wholeNumber,
} from '../../fields.ts';

const levelIds = levels.map((level) => level);

/** The links of a player's record (spec §3), each an http(s) address. */
const links = {
  videoUrl: link.nullish(),
  youtubeUrl: linkOf('youtube').nullish(),
  footballDataUrl: link.nullish(),
  linkedinUrl: linkOf('linkedin').nullish(),
  facebookUrl: linkOf('facebook').nullish(),
  instagramUrl: linkOf('instagram').nullish(),
};

/** Minutes played last season as a percentage, whole, with the spec's own message (spec §5). */
const minutesPercent = z
  .number({ error: 'minutesPlayedOutOfRange' })
  .int('minutesPlayedOutOfRange')
  .min(0, 'minutesPlayedOutOfRange')
  .max(100, 'minutesPlayedOutOfRange');

/**
 * What may be written to a player's record. Owner, account and dates of change are never among it. Of a record that is
 * there, what is left out stays as it is, and null empties a field.
 */
export const playerInput = z
  .strictObject({
    /** Absent for a new record. */
    id: id.nullish(),
    /** The version the writer saw; a record changed meanwhile is answered 409. Absent for a new record. */
    version: z
      .number({ error: 'invalid' })
      .int('invalid')
      .min(1, 'invalid')
      .max(largestInteger, 'invalid')
      .nullish(),
    name: nameLine(80, 1),
    surname: nameLine(80, 1),
    bornDate: plainDate.nullish(),
    principalRole: oneOf(playerRoles).nullish(),
    secondaryRole: oneOf(playerRoles).nullish(),
    contractualStatus: oneOf(contractualStatuses).nullish(),
    foot: oneOf(feet).nullish(),
    heightCm: wholeNumber(100, 250).nullish(),
    weightKg: wholeNumber(30, 200).nullish(),
    nationality: countryCode.nullish(),
    /** By default from the nationality. */
    euPassport: z.boolean().nullish(),
    country: countryCode.nullish(),
    city: line(120).nullish(),
    /** For who lives in Italy; kept only with that country. */
    region: z.enum(regions, { error: 'notInList' }).nullish(),
    address: line(200).nullish(),
    phone: phoneNumber.nullish(),
    /** Euros gross a month. */
    salary: wholeEuros.nullish(),
    /** What the player asks: euros gross a month, or the refund range of amateurs (0–4). */
    requestedSalary: wholeEuros.nullish(),
    refundRange: oneOf(refundRanges).nullish(),
    requestedFood: z.boolean().nullish(),
    requestedAccommodation: oneOf(accommodations).nullish(),
    requestedBonus: wholeEuros.nullish(),
    commissionFeeMin: wholeEuros.nullish(),
    commissionFeeMax: wholeEuros.nullish(),
    playerValue: wholeEuros.nullish(),
    currentClub: nameLine(120).nullish(),
    currentLevel: oneOf(levelIds).nullish(),
    searchLevels: z.array(oneOf(levelIds)).max(16, 'tooMany').nullish(),
    countriesInterested: z.array(countryCode).max(60, 'tooMany').nullish(),
    immediateAvailability: z.boolean().nullish(),
    /** Of last season. */
    minutesPercent: minutesPercent.nullish(),
    comments: paragraph(4000).nullish(),
    onMarket: z.boolean().optional(),
    openToScouts: z.boolean().optional(),
    ...links,
  })
  .refine((player) => player.secondaryRole == null || player.secondaryRole !== player.principalRole, {
    path: ['secondaryRole'],
    message: 'sameAsPrincipalRole',
  })
  .refine(
    ({ commissionFeeMin, commissionFeeMax }) =>
      commissionFeeMin == null || commissionFeeMax == null || commissionFeeMin <= commissionFeeMax,
    { path: ['commissionFeeMax'], message: 'fromAboveTo' },
  );

export type PlayerInput = z.infer<typeof playerInput>;

export const completenessKinds = ['incomplete', 'obsolete', 'complete'] as const;

/**
 * A player as the caller may see it. Fields marked private are there only for the owner's side; what the caller
 * may do stands in `can`.
 */
export const player = z.object({
  id: z.number().int(),
  version: z.number().int(),
  /** 0 own record, 3 an agent's, 4 a club's, 8 a coach's */
  profile: z.number().int(),
  name: z.string(),
  surname: z.string(),
  bornDate: z.string().nullable(),
  /** Whole years today. */
  age: z.number().int().nullable(),
  principalRole: z.number().int().nullable(),
  secondaryRole: z.number().int().nullable(),
  contractualStatus: z.number().int().nullable(),
  foot: z.number().int().nullable(),
  heightCm: z.number().int().nullable(),
  weightKg: z.number().int().nullable(),
  nationality: z.string().nullable(),
  euPassport: z.boolean().nullable(),
  country: z.string().nullable(),
  city: z.string(),
  region: z.string().nullable(),
  currentClub: z.string(),
  currentLevel: z.number().int().nullable(),
  searchLevels: z.array(z.number().int()),
  countriesInterested: z.array(z.string()),
  immediateAvailability: z.boolean().nullable(),
  minutesPercent: z.number().int().nullable(),
  onMarket: z.boolean(),
  openToScouts: z.boolean(),
  /** The player's picture; only ever set by uploading one. */
  imageUrl: z.string().nullable(),
  /** What the linked player says of being listed here; an own profile is confirmed by its being. */
  listing: z.enum(listingStates),
  videoUrl: z.string().nullable(),
  youtubeUrl: z.string().nullable(),
  footballDataUrl: z.string().nullable(),
  linkedinUrl: z.string().nullable(),
  facebookUrl: z.string().nullable(),
  instagramUrl: z.string().nullable(),
  completeness: z.enum(completenessKinds),
  /** The mandatory fields that are empty, as field names of this shape in wire spelling. */
  missingFields: z.array(z.string()),
  updatedAt: z.string(),
  // From here on: private to the owner's side and staff.
  /** When an own record that is incomplete is deleted unless it is saved before; null while that is not ahead. */
  deletionAt: z.string().nullable().optional(),
  phone: z.string().optional(),
  address: z.string().optional(),
  salary: z.number().nullable().optional(),
  requestedSalary: z.number().nullable().optional(),
  refundRange: z.number().int().nullable().optional(),
  requestedFood: z.boolean().nullable().optional(),
  requestedAccommodation: z.number().int().nullable().optional(),
  requestedBonus: z.number().nullable().optional(),
  commissionFeeMin: z.number().nullable().optional(),
  commissionFeeMax: z.number().nullable().optional(),
  playerValue: z.number().nullable().optional(),
  comments: z.string().optional(),
  can: z.object({ edit: z.boolean(), remove: z.boolean(), propose: z.boolean() }),
});

export type Player = z.infer<typeof player>;
