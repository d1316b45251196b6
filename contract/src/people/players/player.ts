import { accommodations } from '@trattativa/domain/people/accommodations';
import { contractualStatuses } from '@trattativa/domain/people/contractual-statuses';
import { feet } from '@trattativa/domain/people/feet';
import { levels } from '@trattativa/domain/people/levels';
import { listingStates } from '@trattativa/domain/people/listing-states';
import { playerRoles } from '@trattativa/domain/people/player-roles';
import { heightCm, weightKg } from '@trattativa/domain/people/record-limits';
import { refundRanges } from '@trattativa/domain/people/refund-ranges';
import { mostPercent } from '@trattativa/domain/platform/number-limits';
import { regions } from '@trattativa/domain/platform/regions';
import { longestAddress, longestComments, longestName } from '@trattativa/domain/platform/text-limits';
import { z } from 'zod';
import {
  countryCode,
  countryCodes,
  id,
  largestInteger,
  line,
  link,
  linkOf,
  nameLine,
  oneOf,
  paragraph,
  personName,
  phoneNumber,
  plainDate,
  someOf,
  wholeEuros,
  wholeNumberIn,
} from '../../fields.ts';

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
  .max(mostPercent, 'minutesPlayedOutOfRange');

/**
 * The writable fields of a player's record, without owner, account and dates. In a change, an omitted field stays and null
 * clears it.
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
    name: personName,
    surname: personName,
    bornDate: plainDate.nullish(),
    principalRole: oneOf(playerRoles).nullish(),
    secondaryRole: oneOf(playerRoles).nullish(),
    contractualStatus: oneOf(contractualStatuses).nullish(),
    foot: oneOf(feet).nullish(),
    heightCm: wholeNumberIn(heightCm).nullish(),
    weightKg: wholeNumberIn(weightKg).nullish(),
    nationality: countryCode.nullish(),
    /** By default from the nationality. */
    euPassport: z.boolean().nullish(),
    country: countryCode.nullish(),
    city: line(longestName).nullish(),
    /** For who lives in Italy; kept only with that country. */
    region: z.enum(regions, { error: 'notInList' }).nullish(),
    address: line(longestAddress).nullish(),
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
    currentClub: nameLine(longestName).nullish(),
    currentLevel: oneOf(levels).nullish(),
    searchLevels: someOf(levels).nullish(),
    countriesInterested: countryCodes.nullish(),
    immediateAvailability: z.boolean().nullish(),
    /** Of last season. */
    minutesPercent: minutesPercent.nullish(),
    comments: paragraph(longestComments).nullish(),
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
 * A player as the caller may see it. Private fields are present only for the owner's side; `can` lists what the caller may
 * do.
 */
export const player = z.object({
  id: z.number().int(),
  version: z.number().int(),
  /** 0 own record, 3 an agent's, 4 a club's, 8 a coach's */
  profile: z.number().int(),
  name: z.string(),
  surname: z.string(),
  bornDate: z.string().nullable(),
  /** The year of birth where only that is known. */
  bornYear: z.number().int().nullable(),
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
  /** The linked player's consent to this listing; always `confirmed` for an own profile. */
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
  /** When an incomplete own record will be deleted unless it is saved before; null: never. */
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
