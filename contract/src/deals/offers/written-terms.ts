import {
  commissionPayers,
  commissionSeasons,
  contractKinds,
  optionSides,
} from '@trattativa/domain/deals/contract-kinds';
import type { BonusStep, ContractOption, SeasonPay } from '@trattativa/domain/deals/contract-terms';
import { mostInstalments } from '@trattativa/domain/deals/negotiation-limits';
import {
  firstSeason,
  lastSeason,
  mostEvery,
  mostMatches,
  mostMonths,
  mostOptionSeasons,
  mostSeasons,
  mostSteps,
} from '@trattativa/domain/deals/offer-limits';
import type { OfferTerms } from '@trattativa/domain/deals/offer-terms';
import { seasonGoals } from '@trattativa/domain/deals/season-goals';
import { accommodations } from '@trattativa/domain/people/accommodations';
import { levels } from '@trattativa/domain/people/levels';
import { isCountryCode } from '@trattativa/domain/platform/countries';
import { mostPercent } from '@trattativa/domain/platform/number-limits';
import { longestComments, longestName } from '@trattativa/domain/platform/text-limits';
import { z } from 'zod';
import {
  countryCode,
  hasNoDuplicates,
  line,
  oneOf,
  paragraph,
  plainDate,
  wholeEuros,
  wholeNumber,
} from '../../fields.ts';

export const country = countryCode.refine((code) => isCountryCode(code), 'notInList');
const bonusPer = z.strictObject({ amount: wholeEuros, every: wholeNumber(1, mostEvery) });

const seasonPay = z.strictObject({
  monthlySalary: wholeEuros,
  months: wholeNumber(1, mostMonths),
  signingFee: wholeEuros.nullish(),
  imageRights: wholeEuros.nullish(),
} satisfies Record<keyof SeasonPay, z.ZodType>);

/** Each number of matches once. */
const bonusSteps = z
  .array(
    z.strictObject({
      from: wholeNumber(1, mostMatches),
      amount: wholeEuros,
    } satisfies Record<keyof BonusStep, z.ZodType>),
  )
  .max(mostSteps, 'tooMany')
  .refine((steps) => hasNoDuplicates(steps.map(({ from }) => from)), 'duplicate');

const contractOption = z.strictObject({
  side: z.enum(optionSides, { error: 'notInList' }),
  seasons: wholeNumber(1, mostOptionSeasons),
  until: plainDate,
} satisfies Record<keyof ContractOption, z.ZodType>);

/**
 * The terms as they are written. Those that are mandatory (monthly salary, level, country, city, season, months) may be
 * missing here so that their absence is answered with the one text of the spec (§5).
 */
export const writtenTerms = {
  /** Whole euros gross a month. */
  monthlySalary: wholeEuros.nullish(),
  food: z.boolean().nullish(),
  house: oneOf(accommodations).nullish(),
  travelTicket: z.boolean().nullish(),
  playoffBonus: wholeEuros.nullish(),
  leagueWinnersBonus: wholeEuros.nullish(),
  playoutBonus: wholeEuros.nullish(),
  goalsBonus: bonusPer.nullish(),
  assistsBonus: bonusPer.nullish(),
  matchesBonus: bonusPer.nullish(),
  seasonGoal: oneOf(seasonGoals).nullish(),
  level: oneOf(levels).nullish(),
  country: country.nullish(),
  city: line(longestName).nullish(),
  /** By its first calendar year. */
  season: wholeNumber(firstSeason, lastSeason).nullish(),
  months: wholeNumber(1, mostMonths).nullish(),
  contractKind: z.enum(contractKinds, { error: 'notInList' }).nullish(),
  /** In the first season, as the image rights. */
  signingFee: wholeEuros.nullish(),
  imageRights: wholeEuros.nullish(),
  /** The pay of the seasons after the first, in their order. */
  furtherSeasons: z
    .array(seasonPay)
    .max(mostSeasons - 1, 'tooMany')
    .nullish(),
  promotionBonus: wholeEuros.nullish(),
  salvationBonus: wholeEuros.nullish(),
  /** Amounts that each season pays in which the number is reached. */
  appearanceSteps: bonusSteps.nullish(),
  cleanSheetSteps: bonusSteps.nullish(),
  releaseClause: wholeEuros.nullish(),
  option: contractOption.nullish(),
  /** The agent's commission: whole euros or whole percents, not both. Not for who does not see it. */
  commissionAmount: wholeEuros.nullish(),
  commissionPercent: wholeNumber(0, mostPercent).nullish(),
  /** Who pays it, whose pay a percentage is of, in how many parts; only with a commission. */
  commissionPayer: z.enum(commissionPayers, { error: 'notInList' }).nullish(),
  commissionSeasons: z.enum(commissionSeasons, { error: 'notInList' }).nullish(),
  commissionInstalments: wholeNumber(1, mostInstalments).nullish(),
  comments: paragraph(longestComments).nullish(),
  /** The last day on which it can be accepted; the club's to set. */
  expiresOn: plainDate.nullish(),
} satisfies Record<keyof OfferTerms | 'expiresOn', z.ZodType>;
