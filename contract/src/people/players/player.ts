import { profileTypes } from '@trattativa/domain/identity/profile-types';
import { levels } from '@trattativa/domain/people/levels';
import { playerRoles } from '@trattativa/domain/people/player-roles';
import { accommodations } from '@trattativa/domain/people/players/accommodations';
import { maxAssociations, optionHolders } from '@trattativa/domain/people/players/contract-facts';
import { contractualStatuses } from '@trattativa/domain/people/players/contractual-statuses';
import { feet } from '@trattativa/domain/people/players/feet';
import { listingStates } from '@trattativa/domain/people/players/listing-states';
import { refundRanges } from '@trattativa/domain/people/players/refund-ranges';
import { heightCm, weightKg } from '@trattativa/domain/people/record-limits';
import { maxPercent } from '@trattativa/domain/platform/number-limits';
import { regions } from '@trattativa/domain/platform/regions';
import { maxAddressLength, maxCommentsLength, maxNameLength } from '@trattativa/domain/platform/text-limits';
import { z } from 'zod';
import {
  associationCode,
  countryCode,
  countryCodes,
  id,
  line,
  link,
  linkOf,
  maxInteger,
  nameLine,
  oneOf,
  paragraph,
  personName,
  phoneNumber,
  plainDate,
  someOf,
  wholeEuros,
  wholeNumber,
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
  .max(maxPercent, 'minutesPlayedOutOfRange');

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
      .max(maxInteger, 'invalid')
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
    secondNationality: countryCode.nullish(),
    /** National associations for which the player may be eligible: ISO countries, with ENG, SCO, WAL and NIR for GB. */
    eligibleAssociations: z.array(associationCode).max(maxAssociations, 'tooMany').nullish(),
    /** The association with which the player is registered. */
    registeredAssociation: associationCode.nullish(),
    /** Whether the player needs a residence permit where they play, and until when it lasts. */
    permitNeeded: z.boolean().nullish(),
    permitUntil: plainDate.nullish(),
    /** By default from the nationality. */
    euPassport: z.boolean().nullish(),
    country: countryCode.nullish(),
    city: line(maxNameLength).nullish(),
    /** For who lives in Italy; kept only with that country. */
    region: z.enum(regions, { error: 'notInList' }).nullish(),
    address: line(maxAddressLength).nullish(),
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
    /** The last day of the contract. A free agent's contract facts, down to `payShare`, are emptied. */
    contractEnd: plainDate.nullish(),
    /** Side that has the option to prolong the contract; `optionUntil` is the last day once the option is taken. */
    optionHolder: z.enum(optionHolders, { error: 'notInList' }).nullish(),
    optionUntil: plainDate.nullish(),
    releaseClause: wholeEuros.nullish(),
    /** The transfer compensation that the present club asks. */
    askingFee: wholeEuros.nullish(),
    /** Percent of the salary that the present club would go on paying on a loan. */
    payShare: wholeNumber(0, maxPercent).nullish(),
    /** Clubs see release clause, asking fee and share of the salary. */
    termsShown: z.boolean().optional(),
    /** The kinds of move that the player is open to; none of them: not stated. */
    openToFree: z.boolean().optional(),
    openToLoan: z.boolean().optional(),
    openToPermanent: z.boolean().optional(),
    currentClub: nameLine(maxNameLength).nullish(),
    currentLevel: oneOf(levels).nullish(),
    searchLevels: someOf(levels).nullish(),
    countriesInterested: countryCodes.nullish(),
    immediateAvailability: z.boolean().nullish(),
    /** Percentage of last season's minutes that the player played. */
    minutesPercent: minutesPercent.nullish(),
    comments: paragraph(maxCommentsLength).nullish(),
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
  )
  .refine((player) => player.secondNationality == null || player.secondNationality !== player.nationality, {
    path: ['secondNationality'],
    message: 'sameAsNationality',
  })
  .refine(
    ({ contractEnd, optionUntil }) => contractEnd == null || optionUntil == null || optionUntil > contractEnd,
    { path: ['optionUntil'], message: 'notAfterContractEnd' },
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
  profile: oneOf(profileTypes),
  name: z.string(),
  surname: z.string(),
  bornDate: z.string().nullable(),
  /** The year of birth where only that is known. */
  bornYear: z.number().int().nullable(),
  /** Whole years today. */
  age: z.number().int().nullable(),
  principalRole: oneOf(playerRoles).nullable(),
  secondaryRole: oneOf(playerRoles).nullable(),
  contractualStatus: oneOf(contractualStatuses).nullable(),
  foot: oneOf(feet).nullable(),
  heightCm: z.number().int().nullable(),
  weightKg: z.number().int().nullable(),
  nationality: z.string().nullable(),
  secondNationality: z.string().nullable(),
  eligibleAssociations: z.array(z.string()),
  registeredAssociation: z.string().nullable(),
  permitNeeded: z.boolean().nullable(),
  euPassport: z.boolean().nullable(),
  country: z.string().nullable(),
  city: z.string(),
  region: z.string().nullable(),
  contractEnd: z.string().nullable(),
  /** The first day on which a bound player may sign with another club, by the rule packs; null: not known, or free. */
  maySignFrom: z.string().nullable(),
  optionHolder: z.enum(optionHolders).nullable(),
  optionUntil: z.string().nullable(),
  termsShown: z.boolean(),
  openToFree: z.boolean(),
  openToLoan: z.boolean(),
  openToPermanent: z.boolean(),
  currentClub: z.string(),
  currentLevel: z.number().int().nullable(),
  searchLevels: z.array(z.number().int()),
  countriesInterested: z.array(z.string()),
  immediateAvailability: z.boolean().nullable(),
  minutesPercent: z.number().int().nullable(),
  /** Figures of the newest season of the career that has any, over all its clubs; null without any. */
  seasonFigures: z
    .object({
      /** First calendar year of the season. */
      season: z.number().int(),
      appearances: z.number().int().nullable(),
      minutes: z.number().int().nullable(),
      goals: z.number().int().nullable(),
      assists: z.number().int().nullable(),
    })
    .nullable(),
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
  // Private to the owner's side and staff, unless the owner shows them (`termsShown`).
  releaseClause: z.number().nullable().optional(),
  askingFee: z.number().nullable().optional(),
  payShare: z.number().int().nullable().optional(),
  // From here on: private to the owner's side and staff.
  permitUntil: z.string().nullable().optional(),
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
