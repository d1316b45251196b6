import { tierOfLevel } from '../people/levels.ts';
import { ages, heightCm } from '../people/record-limits.ts';
import { refundRanges } from '../people/refund-ranges.ts';
import { mostEuros } from '../platform/number-limits.ts';
import type { MatchedRequest } from './matching/matched.ts';

/** The fields of a request that can be relaxed. */
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
const widestRange = Math.max(...refundRanges);

/** Twenty percent more, in whole euros. */
const more = (euros: number) => Math.ceil((euros * 6) / 5);

/**
 * The possible relaxations of a request, one criterion at a time: a year or two, a fifth more money, three centimetres,
 * one optional criterion or one skill less. Each relaxes that criterion and keeps all others. The next tier is offered
 * too, although it excludes other players.
 */
export function relaxationsOf(request: MatchedRequest): Relaxation[] {
  const steps: Relaxation[] = [];
  const add = (field: RelaxedField, value: Relaxation['value']) => steps.push({ field, value });
  const { underAge, overAge, monthlyOffer, refundRange, level, minHeightCm, skills } = request;
  for (const step of years) {
    if (underAge !== null && underAge + step <= ages.most) add('underAge', underAge + step);
    if (overAge !== null && overAge - step >= ages.least) add('overAge', overAge - step);
  }
  if (monthlyOffer !== null && monthlyOffer > 0 && more(monthlyOffer) <= mostEuros)
    add('monthlyOffer', more(monthlyOffer));
  // The range only counts without an amount.
  if (monthlyOffer === null && refundRange !== null && refundRange < widestRange)
    add('refundRange', refundRange + 1);
  for (const next of [level - 1, level + 1]) {
    const tiers = [tierOfLevel(level), next < 0 ? null : tierOfLevel(next)];
    if (!tiers.includes(null)) add('level', next);
  }
  if (minHeightCm !== null && minHeightCm > heightCm.least)
    add('minHeightCm', Math.max(heightCm.least, minHeightCm - tallerCm));
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
