import type { RequestInput } from '@trattativa/contract/market/requests/request';
import { mostRecipients } from '@trattativa/domain/market/request-limits';
import { isCountryCode } from '@trattativa/domain/platform/countries';
import { AppError, type FieldProblem, fieldError } from '../../platform/app-error.ts';
import type { RecipientIds } from './recipients.repository.ts';
import type { RequestFields } from './requests.repository.ts';

/**
 * Checked input as it is stored: euros become cents, what is absent becomes empty. Throws `MISSING_REQUEST_PARAMETERS`
 * naming what is missing (spec §5: level and location of the club, a player role, at least one team or agent).
 */
export function requestFields(input: RequestInput, recipients: RecipientIds): RequestFields {
  const { role, level, city, country } = input;
  const missing: FieldProblem[] = [];
  const ask = (field: string) => missing.push({ path: ['request', field], code: 'required' });
  if (role == null) ask('role');
  if (level == null) ask('level');
  if (!city) ask('city');
  if (!country) ask('country');
  if (recipients.teamIds.length + recipients.agentIds.length === 0) ask('agentIds');
  if (missing.length > 0 || role == null || level == null || !city || !country) {
    throw new AppError('MISSING_REQUEST_PARAMETERS', { fields: missing });
  }
  if (!isCountryCode(country)) {
    throw fieldError('INVALID_INPUT', ['request', 'country'], 'notInList');
  }
  return {
    role,
    level,
    city,
    country,
    address: input.address ?? '',
    over_age: input.overAge ?? null,
    under_age: input.underAge ?? null,
    offer_cents: input.monthlyOffer == null ? null : input.monthlyOffer * 100,
    refund_range: input.refundRange ?? null,
    contractual_status: input.contractualStatus ?? null,
    immediate_availability: input.immediateAvailability ?? false,
    foot: input.foot ?? null,
    min_height_cm: input.minHeightCm ?? null,
    eu_passport: input.euPassport ?? false,
    skills: [...new Set(input.skills ?? [])].sort((a, b) => a - b),
    project: input.project ?? '',
    requested_material: input.requestedMaterial ?? '',
  };
}

/**
 * The recipients, each once and the club itself left out; `within` is what the input calls them part of. Throws `MAX_CLUBS`, `MAX_AGENTS`, `MAX_COACHING_STAFF`.
 */
export function recipientIds(
  input: Pick<RequestInput, 'teamIds' | 'agentIds' | 'coachingStaffIds'>,
  ownTeamId: number | null,
  within: 'request' | 'draft',
): RecipientIds {
  const teamIds = unique(input.teamIds).filter((id) => id !== ownTeamId);
  const agentIds = unique(input.agentIds);
  const coachingStaffIds = unique(input.coachingStaffIds);
  const refuse = (code: 'MAX_CLUBS' | 'MAX_AGENTS' | 'MAX_COACHING_STAFF', field: string, max: number) =>
    fieldError(code, [within, field], 'tooMany', { max });
  if (teamIds.length > mostRecipients.teams) throw refuse('MAX_CLUBS', 'teamIds', mostRecipients.teams);
  if (agentIds.length > mostRecipients.agents) throw refuse('MAX_AGENTS', 'agentIds', mostRecipients.agents);
  if (coachingStaffIds.length > mostRecipients.coachingStaff) {
    throw refuse('MAX_COACHING_STAFF', 'coachingStaffIds', mostRecipients.coachingStaff);
  }
  return { teamIds, agentIds, coachingStaffIds };
}

function unique(ids: readonly number[] | undefined): number[] {
  return [...new Set(ids ?? [])];
}
