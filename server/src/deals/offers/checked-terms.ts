import type { offerEndpoints } from '@trattativa/contract/deals/offers/endpoints';
import { type ContractPerson, checkContract } from '@trattativa/domain/deals/contract-checks';
import type { BonusStep } from '@trattativa/domain/deals/contract-terms';
import { mandatoryTerms } from '@trattativa/domain/deals/offer-terms';
import type { RulePacks } from '@trattativa/domain/people/rules/rule';
import { ageOn } from '@trattativa/domain/platform/plain-date';
import { formatMoney } from '@trattativa/texts/formats';
import { AppError, type FieldProblem } from '../../platform/app-error.ts';
import type { InputOf } from '../../platform/http/call.ts';
import type { FurtherSeason, OfferRow, StoredStep, TermsRow } from './offer.ts';
import { presentTerms } from './present-offer.ts';

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
  const withCommission = input.commissionAmount != null || input.commissionPercent != null;
  const about = [input.commissionPayer, input.commissionSeasons, input.commissionInstalments];
  if (!withCommission && about.some((value) => value != null)) {
    throw new AppError('INVALID_INPUT', { fields: [{ path: ['commissionPercent'], code: 'required' }] });
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
    contract_kind: input.contractKind ?? null,
    signing_cents: cents(input.signingFee),
    image_rights_cents: cents(input.imageRights),
    further_seasons: (input.furtherSeasons ?? []).map(storedSeason),
    promotion_cents: cents(input.promotionBonus),
    salvation_cents: cents(input.salvationBonus),
    appearance_steps: storedSteps(input.appearanceSteps ?? []),
    clean_sheet_steps: storedSteps(input.cleanSheetSteps ?? []),
    release_clause_cents: cents(input.releaseClause),
    option_side: input.option?.side ?? null,
    option_seasons: input.option?.seasons ?? null,
    option_until: input.option?.until ?? null,
    commission_cents: cents(input.commissionAmount),
    commission_percent: input.commissionPercent ?? null,
    commission_payer: input.commissionPayer ?? null,
    commission_seasons: input.commissionPercent == null ? null : (input.commissionSeasons ?? null),
    commission_instalments: input.commissionInstalments ?? null,
    comments: input.comments ?? '',
  };
}

/** Throws `CONTRACT_NOT_ALLOWED` naming each field that a rule about contracts refuses, with the article. */
export function assertAllowedContract(terms: TermsRow, person: ContractPerson, packs: RulePacks): void {
  const findings = checkContract(presentTerms(terms, false), person, packs);
  const fields = findings.flatMap((finding): FieldProblem[] => {
    if (finding.verdict !== 'block') return [];
    const { rule: code, path, article, counts, money = {} } = finding;
    const amounts = Object.entries(money).map(([name, euros]) => [name, formatMoney(euros * 100)]);
    return [{ path, code, params: { article, ...counts, ...Object.fromEntries(amounts) } }];
  });
  if (fields.length > 0) throw new AppError('CONTRACT_NOT_ALLOWED', { fields });
}

/** The person as the rules about contracts see them. `today` is `YYYY-MM-DD`. */
export function contractPerson(player: OfferRow['player'], today: string): ContractPerson {
  return {
    age: player?.born_date == null ? null : ageOn(player.born_date, today),
    role: player ? player.principal_role : null,
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

type SeasonInput = NonNullable<TermsInput['furtherSeasons']>[number];

function storedSeason({ monthlySalary, months, signingFee, imageRights }: SeasonInput): FurtherSeason {
  return {
    salaryCents: monthlySalary * 100,
    months,
    signingCents: cents(signingFee),
    imageRightsCents: cents(imageRights),
  };
}

/** In the order of their numbers, however they were entered. */
function storedSteps(steps: readonly BonusStep[]): StoredStep[] {
  return steps
    .map(({ from, amount }) => ({ from, cents: amount * 100 }))
    .sort((one, other) => one.from - other.from);
}
