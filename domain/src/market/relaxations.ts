import { tierOfLevel } from '../people/levels.ts';
import type { MatchedRequest } from './matching/matched.ts';

/** The fields of a request of which a little less may be asked; names of the request itself. */
export const relaxedFields = [
  'underAge',
  'overAge',
  'monthlyOffer',
  'refundRange',
  'level',
  'minHeightCm',
  'contractualStatus',
  'foot',
  'immediateAvailability',
  'euPassport',
  'skills',
] as const;

export type RelaxedField = (typeof relaxedFields)[number];

export interface Relaxation {
  field: RelaxedField;
  value: number | boolean | number[] | null;
}

const years = [1, 2];
const tallerCm = 3;
const shortestCm = 100;
const oldest = 99;
const widestRange = 4;
const mostEuros = 1_000_000_000;

/** Twenty percent more, in whole euros. */
const more = (euros: number) => Math.ceil((euros * 6) / 5);

/**
 * The natural next steps of what a request states, one criterion at a time: a year or two, a fifth more money, the next
 * tier, three centimetres, one optional criterion or one quality less. Each asks for less of the one criterion and for
 * the same of all others; only the level moves sideways.
 */
export function relaxationsOf(request: MatchedRequest): Relaxation[] {
  const steps: Relaxation[] = [];
  const add = (field: RelaxedField, value: Relaxation['value']) => steps.push({ field, value });
  const { underAge, overAge, monthlyOffer, refundRange, level, minHeightCm, skills } = request;
  for (const step of years) {
    if (underAge !== null && underAge + step <= oldest) add('underAge', underAge + step);
    if (overAge !== null && overAge - step >= 0) add('overAge', overAge - step);
  }
  if (monthlyOffer !== null && monthlyOffer > 0 && more(monthlyOffer) <= mostEuros)
    add('monthlyOffer', more(monthlyOffer));
  // An amount hides the range.
  if (monthlyOffer === null && refundRange !== null && refundRange < widestRange)
    add('refundRange', refundRange + 1);
  for (const next of [level - 1, level + 1]) {
    const tiers = [tierOfLevel(level), next < 0 ? null : tierOfLevel(next)];
    if (!tiers.includes(null)) add('level', next);
  }
  if (minHeightCm !== null && minHeightCm > shortestCm)
    add('minHeightCm', Math.max(shortestCm, minHeightCm - tallerCm));
  if (request.contractualStatus !== null) add('contractualStatus', null);
  if (request.foot !== null) add('foot', null);
  if (request.immediateAvailability) add('immediateAvailability', false);
  if (request.euPassport) add('euPassport', false);
  for (const skill of skills)
    add(
      'skills',
      skills.filter((other) => other !== skill),
    );
  return steps;
}

/** The request with that one field changed. */
export function relaxed(request: MatchedRequest, { field, value }: Relaxation): MatchedRequest {
  return { ...request, [field]: value };
}
