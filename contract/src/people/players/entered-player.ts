import { contractualStatuses } from '@trattativa/domain/people/contractual-statuses';
import { feet } from '@trattativa/domain/people/feet';
import { levels } from '@trattativa/domain/people/levels';
import { playerRoles } from '@trattativa/domain/people/player-roles';
import { refundRanges } from '@trattativa/domain/people/refund-ranges';
import { z } from 'zod';
import {
  countryCode,
  largestInteger,
  line,
  link,
  oneOf,
  plainDate,
  wholeEuros,
  wholeNumber,
} from '../../fields.ts';

const levelIds = levels.map((level) => level);

/**
 * What matching looks at, entered while applying (by hand, or as read on a football-data site): what it names is written to
 * the player's record, null empties a field, what is absent stays. Limits as in `playerInput`.
 */
export const enteredPlayer = z
  .strictObject({
    /** The version that the writer saw; absent only where there is no record yet. */
    version: z
      .number({ error: 'invalid' })
      .int('invalid')
      .min(1, 'invalid')
      .max(largestInteger, 'invalid')
      .nullish(),
    bornDate: plainDate.nullish(),
    principalRole: oneOf(playerRoles).nullish(),
    secondaryRole: oneOf(playerRoles).nullish(),
    contractualStatus: oneOf(contractualStatuses).nullish(),
    foot: oneOf(feet).nullish(),
    heightCm: wholeNumber(100, 250).nullish(),
    weightKg: wholeNumber(30, 200).nullish(),
    nationality: countryCode.nullish(),
    euPassport: z.boolean().nullish(),
    country: countryCode.nullish(),
    requestedSalary: wholeEuros.nullish(),
    refundRange: oneOf(refundRanges).nullish(),
    currentClub: line(120).nullish(),
    currentLevel: oneOf(levelIds).nullish(),
    searchLevels: z.array(oneOf(levelIds)).max(16, 'tooMany').nullish(),
    countriesInterested: z.array(countryCode).max(60, 'tooMany').nullish(),
    immediateAvailability: z.boolean().nullish(),
    footballDataUrl: link.nullish(),
  })
  .refine((player) => player.secondaryRole == null || player.secondaryRole !== player.principalRole, {
    path: ['secondaryRole'],
    message: 'sameAsPrincipalRole',
  });

export type EnteredPlayer = z.infer<typeof enteredPlayer>;
