import type { offerEndpoints } from '@trattativa/contract/deals/offers/endpoints';
import { type ContractPerson, checkContract } from '@trattativa/domain/deals/offers/contract-checks';
import { payersOf } from '@trattativa/domain/deals/offers/contract-kinds';
import {
  canConcern,
  mandatoryTerms,
  type OfferTerms,
  termKeys,
  unstatedTerms,
} from '@trattativa/domain/deals/offers/offer-terms';
import type { RulePacks } from '@trattativa/domain/people/rules/rule';
import { ageOn } from '@trattativa/domain/platform/plain-date';
import { formatMoney } from '@trattativa/texts/formats';
import { AppError, type FieldProblem } from '../../platform/app-error.ts';
import type { InputOf } from '../../platform/http/call.ts';
import type { OfferRow } from './offer.ts';
import { presentTerms } from './present-offer.ts';
import { rowOfTerms, type TermsRow } from './term-columns.ts';

/** The terms as entered. Money in whole euros. */
export type TermsInput = Omit<InputOf<typeof offerEndpoints.reviseOffer>, 'offerId' | 'version'>;

/**
 * The terms of a revision with all mandatory parameters (spec §5). Throws `MISSING_OFFER_PARAMETERS` naming
 * the fields, `INVALID_INPUT` for a commission in both units.
 */
export function checkedTerms(input: TermsInput): TermsRow {
  const missing = missingTerms(input);
  if (missing.length > 0) throw new AppError('MISSING_OFFER_PARAMETERS', { fields: missing });
  if (input.commissionAmount != null && input.commissionPercent != null) {
    throw new AppError('INVALID_INPUT', { fields: [{ path: ['commissionPercent'], code: 'invalid' }] });
  }
  const withCommission = input.commissionAmount != null || input.commissionPercent != null;
  const about = [input.commissionPayer, input.commissionSeasons, input.commissionInstalments];
  if (!withCommission && about.some((value) => value != null)) {
    throw new AppError('INVALID_INPUT', { fields: [{ path: ['commissionPercent'], code: 'required' }] });
  }
  const stated = {
    ...input,
    commissionSeasons: input.commissionPercent == null ? null : input.commissionSeasons,
  };
  return rowOfTerms((term) => stated[term] ?? (unstatedTerms as Partial<OfferTerms>)[term]);
}

/** Throws `INVALID_INPUT` for terms that cannot concern the person, such as a coach's bonus for goals, or a commission that a coach pays. */
export function assertTermsOf(input: TermsInput, person: { isPlayer: boolean }): void {
  const fields = termKeys.flatMap((term): FieldProblem[] => {
    const value = input[term];
    const isStated = Array.isArray(value) ? value.length > 0 : value != null;
    return isStated && !canConcern(term, person) ? [{ path: [term], code: 'invalid' }] : [];
  });
  const { commissionPayer: payer } = input;
  if (payer != null && !payersOf(person).includes(payer))
    fields.push({ path: ['commissionPayer'], code: 'notInList' });
  if (fields.length > 0) throw new AppError('INVALID_INPUT', { fields });
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
    isPlayer: player !== null,
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
