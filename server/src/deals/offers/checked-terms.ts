import type { offerEndpoints } from '@trattativa/contract/deals/offers/endpoints';
import { mandatoryTerms } from '@trattativa/domain/deals/offer-terms';
import { AppError, type FieldProblem } from '../../platform/app-error.ts';
import type { InputOf } from '../../platform/http/call.ts';
import type { TermsRow } from './offer.ts';

/** The terms as entered. Money in whole euros. */
export type TermsInput = Omit<InputOf<typeof offerEndpoints.reviseOffer>, 'offerId' | 'version'>;

/**
 * The terms of a revision with all mandatory parameters (spec §5). Throws `MISSING_OFFER_PARAMETERS` naming
 * the fields, `INVALID_INPUT` for a commission in both units.
 */
export function checkedTerms(input: TermsInput): TermsRow {
  const { monthlySalary, level, country, city, season, months } = input;
  const missing = missingTerms(input);
  if (
    missing.length > 0 ||
    monthlySalary == null ||
    level == null ||
    country == null ||
    !city ||
    season == null ||
    months == null
  ) {
    throw new AppError('MISSING_OFFER_PARAMETERS', { fields: missing });
  }
  if (input.commissionAmount != null && input.commissionPercent != null) {
    throw new AppError('INVALID_INPUT', { fields: [{ path: ['commissionPercent'], code: 'invalid' }] });
  }
  return {
    salary_cents: monthlySalary * 100,
    food: input.food ?? false,
    house: input.house ?? null,
    travel_ticket: input.travelTicket ?? false,
    playoff_cents: cents(input.playoffBonus),
    league_winners_cents: cents(input.leagueWinnersBonus),
    playout_cents: cents(input.playoutBonus),
    goals_cents: cents(input.goalsBonus?.amount),
    goals_every: input.goalsBonus?.every ?? null,
    assists_cents: cents(input.assistsBonus?.amount),
    assists_every: input.assistsBonus?.every ?? null,
    matches_cents: cents(input.matchesBonus?.amount),
    matches_every: input.matchesBonus?.every ?? null,
    season_goal: input.seasonGoal ?? null,
    level,
    country,
    city,
    season,
    months,
    commission_cents: cents(input.commissionAmount),
    commission_percent: input.commissionPercent ?? null,
    comments: input.comments ?? '',
  };
}

/** The mandatory terms that are missing. */
export function missingTerms(input: TermsInput): FieldProblem[] {
  return mandatoryTerms.flatMap((name) =>
    input[name] == null || input[name] === '' ? [{ path: [name], code: 'required' as const }] : [],
  );
}

/** Throws `INVALID_INPUT` for a last day in the past. Days are `YYYY-MM-DD`. */
export function checkedExpiry(expiresOn: string | null | undefined, today: string): string | null {
  if (expiresOn != null && expiresOn < today) {
    throw new AppError('INVALID_INPUT', { fields: [{ path: ['expiresOn'], code: 'inThePast' }] });
  }
  return expiresOn ?? null;
}

function cents(euros: number | null | undefined): number | null {
  return euros == null ? null : euros * 100;
}
