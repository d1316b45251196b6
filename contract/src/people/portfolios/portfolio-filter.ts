import { levels } from '@trattativa/domain/people/levels';
import { playerRoleFilters } from '@trattativa/domain/people/player-roles';
import { moveKinds } from '@trattativa/domain/people/players/contract-facts';
import { contractualStatuses } from '@trattativa/domain/people/players/contractual-statuses';
import { feet } from '@trattativa/domain/people/players/feet';
import { figureLimits } from '@trattativa/domain/people/players/season-figures';
import { skills } from '@trattativa/domain/people/players/skills';
import { ages, heightCm } from '@trattativa/domain/people/record-limits';
import { regions } from '@trattativa/domain/platform/regions';
import { z } from 'zod';
import {
  countryCode,
  oneOf,
  plainDate,
  searchText,
  someOf,
  wholeEuros,
  wholeNumberIn,
} from '../../fields.ts';
import { pageInput } from '../../paging.ts';
import { completenessKinds } from '../players/player.ts';

export const portfolioSorts = ['updated', 'name', 'age', 'role', 'height', 'salary', 'value'] as const;

/** The filters of a portfolio; every condition must hold. Bounds are included. */
export const portfolioFilter = {
  /** In name, surname or current club; blind to accents and case. */
  text: searchText.optional(),
  /** Principal or secondary; 0 = all roles (spec §3). */
  role: oneOf(playerRoleFilters).optional(),
  secondaryRole: oneOf(playerRoleFilters).optional(),
  ageFrom: wholeNumberIn(ages).optional(),
  ageTo: wholeNumberIn(ages).optional(),
  /** The Italian region in which the player lives. */
  region: z.enum(regions, { error: 'notInList' }).optional(),
  foot: oneOf(feet).optional(),
  /** Centimetres. */
  heightFrom: wholeNumberIn(heightCm).optional(),
  heightTo: wholeNumberIn(heightCm).optional(),
  /** Among the levels that the player looks for. */
  level: oneOf(levels).optional(),
  /** The first or the second one. */
  nationality: countryCode.optional(),
  euPassport: z.boolean().optional(),
  /** Whether registering him takes a place for non-EU players; a player of whom that is not known is in neither list. */
  nonEuPlace: z.boolean().optional(),
  /** Minutes of the newest season with figures, if it is this season or the one before. */
  minutesFrom: wholeNumberIn(figureLimits.minutes).optional(),
  contractualStatus: oneOf(contractualStatuses).optional(),
  /** The contract ends on this day or before. */
  contractUntil: plainDate.optional(),
  /** May sign with another club today: without a contract, or in the last months of one, by the rule packs. */
  maySign: z.boolean().optional(),
  /** Open to a move of this kind. */
  openTo: z.enum(moveKinds, { error: 'notInList' }).optional(),
  /** Euros gross a month. */
  salaryFrom: wholeEuros.optional(),
  salaryTo: wholeEuros.optional(),
  /** Euros. */
  valueFrom: wholeEuros.optional(),
  valueTo: wholeEuros.optional(),
  immediateAvailability: z.boolean().optional(),
  /** All of them. */
  skills: someOf(skills).optional(),
  completeness: z.enum(completenessKinds, { error: 'notInList' }).optional(),
  sort: z.enum(portfolioSorts).optional(),
  descending: z.boolean().optional(),
  ...pageInput,
};
