import { levels } from '@trattativa/domain/people/levels';
import { playerRoles } from '@trattativa/domain/people/player-roles';
import { contractualStatuses } from '@trattativa/domain/people/players/contractual-statuses';
import { feet } from '@trattativa/domain/people/players/feet';
import { refundRanges } from '@trattativa/domain/people/players/refund-ranges';
import { skills } from '@trattativa/domain/people/players/skills';
import { ages, heightCm } from '@trattativa/domain/people/record-limits';
import { scoutingReports } from '@trattativa/domain/people/scouting-reports';
import { regions } from '@trattativa/domain/platform/regions';
import { z } from 'zod';
import {
  countryCode,
  countryCodes,
  oneOf,
  phoneNumber,
  someOf,
  wholeEuros,
  wholeNumberIn,
} from '../../fields.ts';
import { maxQuizSkills } from './quiz-questions.ts';

/** A player's answers; every one may be left out. Names and values are those of the player's record. */
export const playerAnswers = z.strictObject({
  principalRole: oneOf(playerRoles).nullish(),
  foot: oneOf(feet).nullish(),
  heightCm: wholeNumberIn(heightCm).nullish(),
  contractualStatus: oneOf(contractualStatuses).nullish(),
  immediateAvailability: z.boolean().nullish(),
  searchLevels: someOf(levels).optional(),
  nationality: countryCode.nullish(),
  country: countryCode.nullish(),
  /** Without one no profile is complete. */
  phone: phoneNumber.optional(),
  countriesInterested: countryCodes.optional(),
  /** Euros gross a month, or the refund range of amateurs. */
  requestedSalary: wholeEuros.nullish(),
  refundRange: oneOf(refundRanges).nullish(),
  skills: z.array(oneOf(skills)).max(maxQuizSkills, 'tooMany').optional(),
});

export type PlayerAnswers = z.infer<typeof playerAnswers>;

/** A club's answers: its need becomes a request, the rest its scouting settings. */
export const clubAnswers = z.strictObject({
  role: oneOf(playerRoles).nullish(),
  level: oneOf(levels).nullish(),
  overAge: wholeNumberIn(ages).nullish(),
  underAge: wholeNumberIn(ages).nullish(),
  /** Euros gross a month, or the refund range of amateurs. */
  monthlyOffer: wholeEuros.nullish(),
  refundRange: oneOf(refundRanges).nullish(),
  reports: z
    .array(z.enum(scoutingReports, { error: 'notInList' }))
    .max(scoutingReports.length, 'tooMany')
    .optional(),
  /** With the report `region`. */
  region: z.enum(regions, { error: 'notInList' }).nullish(),
  firstTeam: z.boolean().nullish(),
  euPassport: z.boolean().nullish(),
  minHeightCm: wholeNumberIn(heightCm).nullish(),
});

export type ClubAnswers = z.infer<typeof clubAnswers>;

/** none: never begun nor offered · open: offered or begun · done · skipped */
export const quizStates = ['none', 'open', 'done', 'skipped'] as const;
