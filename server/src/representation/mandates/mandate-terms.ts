import type { mandateEndpoints } from '@trattativa/contract/representation/mandates/endpoints';
import { isCountryCode } from '@trattativa/domain/platform/countries';
import { daysBetween } from '@trattativa/domain/platform/plain-date';
import { latestEnd } from '@trattativa/domain/representation/mandate-days';
import { AppError, fieldError } from '../../platform/app-error.ts';
import type { InputOf } from '../../platform/http/call.ts';

export type MandateTerms = Pick<
  InputOf<typeof mandateEndpoints.proposePlayerMandate>,
  'startsOn' | 'endsOn' | 'countries' | 'exclusive' | 'note'
>;

/** What may be agreed on today: days in order, two years at most, not over already, and countries that exist. */
export function checkTerms(terms: MandateTerms, today: string): Required<MandateTerms> {
  if (terms.endsOn < terms.startsOn) throw fieldError('INVALID_INPUT', ['endsOn'], 'fromAboveTo');
  if (terms.endsOn < today) throw fieldError('INVALID_INPUT', ['endsOn'], 'inThePast');
  if (terms.endsOn > latestEnd(terms.startsOn)) throw fieldError('INVALID_INPUT', ['endsOn'], 'overTwoYears');
  const chosen = [...new Set(terms.countries)].sort();
  if (chosen.some((code) => !isCountryCode(code)))
    throw fieldError('INVALID_INPUT', ['countries'], 'notInList');
  return {
    startsOn: terms.startsOn,
    endsOn: terms.endsOn,
    countries: chosen,
    exclusive: terms.exclusive,
    note: terms.note ?? '',
  };
}

/** What the player pays the agent: a part of the pay, or an amount. Throws `INVALID_INPUT` for both at once. */
export function feeOf({
  feePercent,
  feeAmount,
}: Pick<InputOf<typeof mandateEndpoints.proposePlayerMandate>, 'feePercent' | 'feeAmount'>): {
  feePercent: number | null;
  feeCents: number | null;
} {
  if (feePercent != null && feeAmount != null) throw fieldError('INVALID_INPUT', ['feeAmount'], 'invalid');
  return { feePercent: feePercent ?? null, feeCents: feeAmount == null ? null : feeAmount * 100 };
}

/** A mandate of a player as the rules ask for it: it names a fee, or lacks what has to stand in it. */
export function mandatePiece(
  { startsOn, endsOn }: Pick<MandateTerms, 'startsOn' | 'endsOn'>,
  { feeCents, feePercent }: ReturnType<typeof feeOf>,
  isOnForm: boolean,
) {
  return {
    months: Math.ceil(daysBetween(startsOn, endsOn) / (365 / 12)),
    isComplete: feeCents !== null || feePercent !== null,
    isOnForm: isOnForm || null,
  };
}

const refusals = {
  one_exclusive_mandate: 'MANDATE_OVERLAPS',
  one_mandate_of_player: 'MANDATE_EXISTS',
  one_mandate_of_club: 'MANDATE_EXISTS',
} as const;

/** What to throw for what the database refused: an overlap of mandates (SQLSTATE 23P01) has an error of its own. */
export function refusalOf(error: unknown): unknown {
  const { code, constraint } = (error ?? {}) as { code?: unknown; constraint?: unknown };
  const refusal = code === '23P01' ? refusals[constraint as keyof typeof refusals] : undefined;
  return refusal ? new AppError(refusal) : error;
}
