import { contractualStatuses } from '@trattativa/domain/people/contractual-statuses';
import { feet } from '@trattativa/domain/people/feet';
import { levels } from '@trattativa/domain/people/levels';
import { playerRoles } from '@trattativa/domain/people/player-roles';
import { skills } from '@trattativa/domain/people/skills';
import { regions } from '@trattativa/domain/platform/regions';
import { z } from 'zod';
import { countryCode, line, oneOf, wholeEuros, wholeNumber } from '../../fields.ts';
import { pageInput } from '../../paging.ts';
import { completenessKinds } from '../players/player.ts';

export const portfolioSorts = ['updated', 'name', 'age', 'role', 'height', 'salary', 'value'] as const;

/** How a portfolio is searched, whoever keeps it; every condition must hold. Bounds are included. */
export const portfolioFilter = {
  /** In name, surname or current club; blind to accents and case. */
  text: line(80).optional(),
  /** Principal or secondary; 0 = all roles (spec §3). */
  role: oneOf([0, ...playerRoles]).optional(),
  secondaryRole: oneOf([0, ...playerRoles]).optional(),
  ageFrom: wholeNumber(0, 99).optional(),
  ageTo: wholeNumber(0, 99).optional(),
  /** The Italian region in which the player lives. */
  region: z.enum(regions, { error: 'notInList' }).optional(),
  foot: oneOf(feet).optional(),
  /** Centimetres. */
  heightFrom: wholeNumber(100, 250).optional(),
  heightTo: wholeNumber(100, 250).optional(),
  /** Among the levels that the player looks for. */
  level: oneOf(levels).optional(),
  nationality: countryCode.optional(),
  euPassport: z.boolean().optional(),
  contractualStatus: oneOf(contractualStatuses).optional(),
  /** Euros gross a month. */
  salaryFrom: wholeEuros.optional(),
  salaryTo: wholeEuros.optional(),
  /** Euros. */
  valueFrom: wholeEuros.optional(),
  valueTo: wholeEuros.optional(),
  immediateAvailability: z.boolean().optional(),
  /** All of them. */
  skills: z.array(oneOf(skills)).max(40, 'tooMany').optional(),
  completeness: z.enum(completenessKinds, { error: 'notInList' }).optional(),
  sort: z.enum(portfolioSorts).optional(),
  descending: z.boolean().optional(),
  ...pageInput,
};
