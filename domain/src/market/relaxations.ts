import { tierOfLevel } from '../people/levels.ts';
import { type MoveKind, moveKinds } from '../people/players/contract-facts.ts';
import { refundRanges } from '../people/players/refund-ranges.ts';
import { ages, heightCm } from '../people/record-limits.ts';
import { maxEuros } from '../platform/number-limits.ts';
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
  'moves',
  'feeBudget',
  'bornFrom',
  'bornTo',
  'nationalities',
  'nonEuPlace',
  'minMinutes',
] as const;

export type RelaxedField = (typeof relaxedFields)[number];

export interface Relaxation {
  field: RelaxedField;
  value: number | boolean | number[] | MoveKind[] | null;
}

const years = [1, 2];
const tallerCm = 3;
const widestRange = Math.max(...refundRanges);

/** Twenty percent more, in whole euros. */
const more = (euros: number) => Math.ceil((euros * 6) / 5);

/** A fifth fewer; few minutes are not asked for any more. */
const fewer = (minutes: number) => (minutes < 200 ? null : Math.floor((minutes * 4) / 5));

/**
 * The possible relaxations of a request, one criterion at a time: a year or two, a fifth more money, three centimetres,
 * another kind of move, a fifth fewer minutes, one optional criterion or one skill less. Each relaxes that criterion and keeps all others. The next tier is offered
 * too, although it excludes other players.
 */
export function relaxationsOf(request: MatchedRequest): Relaxation[] {
  const steps: Relaxation[] = [];
  const add = (field: RelaxedField, value: Relaxation['value']) => steps.push({ field, value });
  const { underAge, overAge, monthlyOffer, refundRange, level, minHeightCm, skills } = request;
  for (const step of years) {
    if (underAge !== null && underAge + step <= ages.max) add('underAge', underAge + step);
    if (overAge !== null && overAge - step >= ages.min) add('overAge', overAge - step);
  }
  if (monthlyOffer !== null && monthlyOffer > 0 && more(monthlyOffer) <= maxEuros)
    add('monthlyOffer', more(monthlyOffer));
  // The range only counts without an amount.
  if (monthlyOffer === null && refundRange !== null && refundRange < widestRange)
    add('refundRange', refundRange + 1);
  for (const next of [level - 1, level + 1]) {
    const tiers = [tierOfLevel(level), next < 0 ? null : tierOfLevel(next)];
    if (!tiers.includes(null)) add('level', next);
  }
  if (minHeightCm !== null && minHeightCm > heightCm.min)
    add('minHeightCm', Math.max(heightCm.min, minHeightCm - tallerCm));
  if (request.contractualStatus !== null) add('contractualStatus', null);
  if (request.foot !== null) add('foot', null);
  if (request.immediateAvailability) add('immediateAvailability', false);
  if (request.euPassport) add('euPassport', false);
  for (const skill of skills)
    add(
      'skills',
      skills.filter((other) => other !== skill),
    );
  const { moves, feeBudget, minMinutes } = request;
  if (moves.length > 0)
    for (const kind of moveKinds) if (!moves.includes(kind)) add('moves', [...moves, kind]);
  if (feeBudget !== null && feeBudget > 0 && more(feeBudget) <= maxEuros) add('feeBudget', more(feeBudget));
  // A quota is met or missed: another year is another quota.
  for (const field of ['bornFrom', 'bornTo'] as const) if (request[field] !== null) add(field, null);
  if (request.nationalities.length > 0) add('nationalities', null);
  if (request.nonEuPlace === false) add('nonEuPlace', null);
  if (minMinutes !== null) add('minMinutes', fewer(minMinutes));
  return steps;
}

/** The request with that one field changed. */
export function relaxed(request: MatchedRequest, { field, value }: Relaxation): MatchedRequest {
  return field === 'nationalities' ? { ...request, nationalities: [] } : { ...request, [field]: value };
}
