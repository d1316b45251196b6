import type { RequestInput } from '@trattativa/contract/market/requests/request';
import { mostRecipients } from '@trattativa/domain/market/request-limits';
import { isCountryCode } from '@trattativa/domain/platform/countries';
import { AppError, type FieldProblem, fieldError } from '../../platform/app-error.ts';
import { centsOf, emptiedBy, inOrder, writtenOnly } from '../../platform/left-out.ts';
import type { RecipientIds } from './recipients.repository.ts';
import type { RequestFields } from './requests.repository.ts';

/** A request that nothing was said of; what it cannot lack is missing. */
const emptyRequest = {
  role: null,
  level: null,
  country: '',
  city: '',
  address: '',
  over_age: null,
  under_age: null,
  offer_cents: null,
  refund_range: null,
  contractual_status: null,
  immediate_availability: false,
  foot: null,
  min_height_cm: null,
  eu_passport: false,
  skills: [],
  project: '',
  requested_material: '',
};

type UnfinishedFields = Omit<RequestFields, 'role' | 'level'> & { role: number | null; level: number | null };

/**
 * Checked input as it is stored: what it leaves out stays as it is in `present` (of a new request: empty), null empties,
 * euros become cents. Throws `MISSING_REQUEST_PARAMETERS` naming what is missing (spec §5: level and location of the club, a
 * player role, at least one team or agent), `INVALID_INPUT` for a country that does not exist and ages the wrong way round.
 */
export function requestFields(
  input: RequestInput,
  recipients: RecipientIds,
  present: RequestFields | null,
): RequestFields {
  const written: UnfinishedFields = {
    ...onlyFields(present ?? emptyRequest),
    ...writtenOnly<UnfinishedFields>({
      role: input.role,
      level: input.level,
      country: emptiedBy(input.country, ''),
      city: emptiedBy(input.city, ''),
      address: emptiedBy(input.address, ''),
      over_age: input.overAge,
      under_age: input.underAge,
      offer_cents: centsOf(input.monthlyOffer),
      refund_range: input.refundRange,
      contractual_status: input.contractualStatus,
      immediate_availability: emptiedBy(input.immediateAvailability, false),
      foot: input.foot,
      min_height_cm: input.minHeightCm,
      eu_passport: emptiedBy(input.euPassport, false),
      skills: inOrder(input.skills),
      project: emptiedBy(input.project, ''),
      requested_material: emptiedBy(input.requestedMaterial, ''),
    }),
  };
  const { role, level, city, country, over_age: overAge, under_age: underAge } = written;
  const missing: FieldProblem[] = [];
  const ask = (field: string) => missing.push({ path: ['request', field], code: 'required' });
  if (role === null) ask('role');
  if (level === null) ask('level');
  if (city === '') ask('city');
  if (country === '') ask('country');
  if (recipients.teamIds.length + recipients.agentIds.length === 0) ask('agentIds');
  if (missing.length > 0 || role === null || level === null) {
    throw new AppError('MISSING_REQUEST_PARAMETERS', { fields: missing });
  }
  if (!isCountryCode(country)) {
    throw fieldError('INVALID_INPUT', ['request', 'country'], 'notInList');
  }
  if (overAge !== null && underAge !== null && overAge > underAge) {
    throw fieldError('INVALID_INPUT', ['request', 'overAge'], 'fromAboveTo');
  }
  return { ...written, role, level };
}

/** Those columns of a row that a writer sets. */
function onlyFields(row: UnfinishedFields): UnfinishedFields {
  const names = Object.keys(emptyRequest) as (keyof UnfinishedFields)[];
  return Object.fromEntries(names.map((name) => [name, row[name]])) as unknown as UnfinishedFields;
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

function unique(ids: readonly number[] | null | undefined): number[] {
  return [...new Set(ids ?? [])];
}
